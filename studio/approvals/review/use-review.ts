import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { type Approval, type Meant, sourceOf } from '#studio/approvals/approval.ts'
import { type Change, planChanges, referencesIn } from './plan-changes.ts'

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })
export type Reviewed = z.infer<typeof documentSchema>

const namesSchema = z.array(
  z.object({ _id: z.string(), file: z.string().nullish(), sha1hash: z.string().nullish() }),
)

/** What is compared: the document in force, the proposed one, and where they differ. */
export interface Review {
  inForce: Reviewed | undefined
  proposed: Reviewed
  changes: readonly Change[]
}

/** The names of files, each with the start of its hash: two files may have one name. */
async function namesOf(client: SanityClient, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const query = '*[_id in $ids && defined(originalFilename)]{_id, "file": originalFilename, sha1hash}'
  const found = namesSchema.parse(await client.fetch<unknown>(query, { ids }))
  return new Map(
    found.map(({ _id, file, sha1hash }) => [
      _id,
      `${file ?? _id} (SHA-1 ${sha1hash?.slice(0, 12) ?? 'unknown'}…)`,
    ]),
  )
}

async function readInForce(
  client: SanityClient,
  id: string,
  revision: string | null,
): Promise<Reviewed | undefined> {
  if (revision === null) return undefined
  const answer: unknown = await client.request({
    url: `/data/history/${client.config().dataset ?? ''}/documents/${id}`,
    query: { revision },
  })
  return z.object({ documents: z.array(documentSchema) }).parse(answer).documents[0]
}

async function readReview(
  client: SanityClient,
  id: string,
  meant: Meant,
  revision: string | null,
): Promise<Review | null> {
  const [inForce, found] = await Promise.all([
    readInForce(client, id, revision),
    client.fetch<unknown>('*[_id == $source][0]', { source: sourceOf(id, meant) }),
  ])
  const proposed = documentSchema.nullable().parse(found)
  if (proposed === null) return null
  const names = await namesOf(client, [...new Set([inForce, proposed].flatMap(referencesIn))])
  const left = meant.act === 'publish' ? proposed : {}
  const changes = planChanges(inForce ?? {}, left, (target) => names.get(target) ?? target)
  return { inForce, proposed, changes }
}

/**
 * The comparison of what is proposed with what is in force, made again with every other content; null where there is
 * nothing of it. Where the document is to be taken away, `proposed` is as it stands.
 */
export function useReview(
  id: string,
  { act, releaseId }: Meant,
  approval: Approval | null | undefined,
): { review: Review | null | undefined; failure: string | undefined } {
  const client = useClient({ apiVersion })
  const [state, setState] = useState<{ of?: string; review?: Review | null; failure?: string }>({})
  const contentHash = approval?.contentHash
  const revision = approval?.inForce.revision ?? null
  useEffect(() => {
    if (contentHash === undefined) return undefined
    let isOver = false
    const of = `${id} ${contentHash} ${revision}`
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    readReview(raw, id, { act, releaseId }, revision).then(
      (review) => !isOver && setState({ of, review }),
      (error: unknown) => !isOver && setState({ of, failure: refusalOf(error) }),
    )
    return () => {
      isOver = true
    }
  }, [client, id, act, releaseId, contentHash, revision])
  return state.of === `${id} ${contentHash} ${revision}`
    ? { review: state.review, failure: state.failure }
    : { review: undefined, failure: undefined }
}
