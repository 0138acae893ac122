import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { defaultLocale } from '#locales/table.ts'
import { isOfOneLanguage } from '#schemas/translation/texts.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import type { StoredDocument } from './plan-matrix.ts'

/** The published English page with the same path. */
export const englishQuery = '*[_type == "page" && language == $language && path == $path][0]'

/** Where the English of a document stands: in itself, or in the page of its path; null until it is here or without one. */
export function useEnglish(document: StoredDocument | null): StoredDocument | null {
  const client = useClient({ apiVersion })
  const path =
    document && isOfOneLanguage(document) && document['language'] !== defaultLocale ? document['path'] : null
  const [english, setEnglish] = useState<StoredDocument | null>(null)

  useEffect(() => {
    if (typeof path !== 'string') return undefined
    const params = { language: defaultLocale, path }
    const listening = client
      .listen(`*[_type == "page" && language == $language && path == $path]`, params, {
        events: ['welcome', 'mutation'],
        includeResult: false,
        visibility: 'query',
      })
      .subscribe(() => {
        client
          .fetch<StoredDocument | null>(englishQuery, params, { perspective: 'published' })
          .then(setEnglish)
          .catch((error: unknown) => console.error('the English page cannot be read:', error))
      })
    return () => listening.unsubscribe()
  }, [client, path])

  if (document === null) return null
  if (!isOfOneLanguage(document)) return document
  return path !== null && english?.['path'] === path ? english : null
}
