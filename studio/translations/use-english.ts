import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { defaultLocale } from '#locales/table.ts'
import { type Content, isOfOneLanguage } from '#schemas/translation/texts.ts'
import { apiVersion } from '#studio/structure/lists.ts'

const filter = '_type == "page" && language == $language && path == $path && !(_id in path("versions.**"))'

const isPublished = ({ _id }: Content): boolean => !String(_id).startsWith('drafts.')

/**
 * The document with the English of a document: itself, or the page of its path, whose draft counts until one
 * is published. Null for an English page, where there is none, and while loading.
 */
export function useEnglish(document: Content): { english: Content | null; error: Error | null } {
  const client = useClient({ apiVersion })
  const isPage = isOfOneLanguage(document)
  const path = isPage && document['language'] !== defaultLocale ? document['path'] : null
  const [found, setFound] = useState<{ path: string; english: Content | null } | null>(null)
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => {
    if (typeof path !== 'string') return undefined
    let isOver = false
    const params = { language: defaultLocale, path }
    const ask = () => {
      client
        .fetch<Content[]>(`*[${filter}]`, params, { perspective: 'raw' })
        .then((pages) => {
          const english = pages.find(isPublished) ?? pages[0] ?? null
          if (!isOver) setFound({ path, english })
          return english
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
      .subscribe({ next: ask, error: setError })
    return () => {
      isOver = true
      listening.unsubscribe()
    }
  }, [client, path])

  if (!isPage) return { english: document, error: null }
  return { english: found !== null && found.path === path ? found.english : null, error }
}
