import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { type Act, type Approval, type Meant, sourceOf } from '#studio/approvals/approval.ts'
import { referencesIn } from './plan-changes.ts'
import { readTargets, type Target } from './targets.ts'

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })
export type Reviewed = z.infer<typeof documentSchema>

/** What is compared: the document in force, the proposed one, and where they differ. */
export interface Review {
  inForce: Reviewed | undefined
  /** Where the document is to be taken away, as it stands. */
  proposed: Reviewed
  act: Act
  /** What either refers to, by id. */
  targets: ReadonlyMap<string, Target>
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
  const targets = await readTargets(client, [...new Set([inForce, proposed].flatMap(referencesIn))])
  return { inForce, proposed, act: meant.act, targets }
}

/**
 * What is proposed and what is in force, read again with every other content; null where there is nothing of it.
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
