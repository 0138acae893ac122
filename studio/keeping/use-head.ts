import { useEffect, useState } from 'react'
import { getIdPair, remoteSnapshots, type SanityDocument, useClient, useDocumentStore } from 'sanity'
import type { JsonObject } from '#common/records.ts'
import { apiVersion } from '#studio/structure/lists.ts'

export interface Subject {
  /** Without prefix. */
  id: string
  type: string
  /** The release whose version is meant; undefined for draft and published document. */
  release: string | undefined
}

type Heads = Partial<Record<'draft' | 'published' | 'version', SanityDocument | null>>

/** What the lake is known to have of the document a form shows; undefined until it has said so. */
export function useHead({ id, type, release }: Subject): JsonObject | null | undefined {
  const client = useClient({ apiVersion })
  const { pair } = useDocumentStore()
  const key = `${release ?? ''} ${id}`
  const [known, setKnown] = useState<{ key: string; heads: Heads }>({ key, heads: {} })
  useEffect(() => {
    const ids = getIdPair(id, release === undefined ? {} : { version: release })
    // Sanity asks for a stream of booleans there and reads none of it.
    const unread = pair.consistencyStatus(id, type, release)
    const snapshots = remoteSnapshots(client, ids, type, unread).subscribe((event) => {
      const head = event.type === 'snapshot' ? event.document : event.head
      setKnown((before) => ({
        key,
        heads: { ...(before.key === key ? before.heads : {}), [event.version]: head },
      }))
    })
    return () => snapshots.unsubscribe()
  }, [client, pair, id, type, release, key])
  const { draft, published, version } = known.key === key ? known.heads : {}
  if (release !== undefined) return version
  return draft === undefined || published === undefined ? undefined : (draft ?? published)
}
