import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { translatedTypes } from '#schemas/index.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import type { StoredDocument } from './plan-matrix.ts'

const filter = '_type in $types && !(_id in path("versions.**"))'
const params = { types: translatedTypes.map(({ name }) => name) }

/** While somebody types there is a change per second; the documents are read again after this pause. */
const debounceMs = 1_000

/**
 * Every translatable document, drafts and published ones, kept up to date.
 * @param isWanted false reads nothing
 */
export function useTranslatedDocuments(isWanted = true): {
  documents: StoredDocument[] | null
  error: Error | null
} {
  const client = useClient({ apiVersion })
  const [documents, setDocuments] = useState<StoredDocument[] | null>(null)
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetchDocuments = () => {
      client
        .fetch<StoredDocument[]>(`*[${filter}]`, params, { perspective: 'raw' })
        .then((found) => {
          if (!isOver) setDocuments(found)
          return found
        })
        .catch(setError)
    }
    const listening = client
      .listen(`*[${filter}]`, params, {
        events: ['welcome', 'mutation'],
        includeResult: false,
        includeAllVersions: true,
        visibility: 'query',
      })
      .subscribe({
        next: ({ type }) => {
          clearTimeout(timer)
          timer = setTimeout(fetchDocuments, type === 'mutation' ? debounceMs : 0)
        },
        error: setError,
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      listening.unsubscribe()
    }
  }, [client, isWanted])

  return { documents, error }
}
