import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { findUses, type Held, leadingTypes, type Use } from './find-uses.ts'

const heldSchema = z.looseObject({ _id: z.string(), _type: z.string() })

const usesQuery =
  '*[!(_id in path("versions.**")) && !(_type match "system.*") && (references($id) || _type in $types)]'

/**
 * Reads from the lake, drafts included, where a document is used.
 * @throws the client's errors
 */
async function readUses(client: SanityClient, target: Held): Promise<Use[]> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const id = target._id.replace(/^drafts\./, '')
  const documents = z.array(heldSchema).parse(await raw.fetch(usesQuery, { id, types: leadingTypes }))
  return findUses(documents, target)
}

/** The uses of a document: `undefined` until the lake has answered. */
export function useUses(target: Held | null): { uses: Use[] | undefined; failure: string | undefined } {
  const client = useClient({ apiVersion: '2026-05-04' })
  const [found, setFound] = useState<{ of?: string; uses?: Use[]; failure?: string }>({})
  const key = target === null ? '' : JSON.stringify(target)
  useEffect(() => {
    if (key === '') return undefined
    let isOver = false
    readUses(client, heldSchema.parse(JSON.parse(key))).then(
      (uses) => !isOver && setFound({ of: key, uses }),
      (error: unknown) => !isOver && setFound({ of: key, failure: String(error) }),
    )
    return () => {
      isOver = true
    }
  }, [client, key])
  return found.of === key
    ? { uses: found.uses, failure: found.failure }
    : { uses: undefined, failure: undefined }
}
