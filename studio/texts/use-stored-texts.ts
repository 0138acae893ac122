import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import type { Locale } from '#locales/table.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import type { StoredTexts } from './plan-rows.ts'
import { storedTextsQuery } from './store-texts.ts'

/** The overrides of a language, kept up to date; null until loaded. */
export function useStoredTexts(language: Locale): {
  client: SanityClient
  stored: StoredTexts[] | null
  error: Error | null
} {
  const client = useClient({ apiVersion })
  const [stored, setStored] = useState<{ language: Locale; texts: StoredTexts[] } | null>(null)
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => {
    let isOver = false
    const params = { language }
    const fetchTexts = () => {
      client
        .fetch<StoredTexts[]>(storedTextsQuery, params, { perspective: 'raw' })
        .then((texts) => {
          if (!isOver) setStored({ language, texts })
          return texts
        })
        .catch(setError)
    }
    const listening = client
      .listen('*[_type == "interfaceText" && language == $language]', params, {
        events: ['welcome', 'mutation'],
        includeResult: false,
        includeAllVersions: true,
        visibility: 'query',
      })
      .subscribe({ next: fetchTexts, error: setError })
    return () => {
      isOver = true
      listening.unsubscribe()
    }
  }, [client, language])

  return { client, stored: stored?.language === language ? stored.texts : null, error }
}
