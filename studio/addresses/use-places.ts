import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { defaultLocale } from '#locales/table.ts'
import { targets } from '#schemas/lib/targets.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { type Place, placesFor } from './plan-addresses.ts'

const word = z.string().nullable()
const answer = z.array(
  z.object({
    _id: z.string(),
    _type: z.string(),
    language: word,
    path: word,
    from: word,
    to: word,
    slug: word,
    symbol: word,
    assetClass: word,
    words: word,
  }),
)

const placesQuery = `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, language, path, from, to, slug, symbol, assetClass,
  "words": select(
    _type == "page" => title,
    _type == "legalDocument" => title[language == $language][0].value,
    _type == "instrument" => name[language == $language][0].value
  )
}`

const types = [...new Set(targets.map(({ type }) => type))]

/**
 * What links in this language may lead to, drafts included; read when the field is drawn. Empty until then, and where
 * the lake does not answer: the address can still be written.
 */
export const usePlaces = (
  language: string = defaultLocale,
): { places: readonly Place[]; failure?: string } => {
  const client = useClient({ apiVersion })
  const [found, setFound] = useState<{ places: readonly Place[]; failure?: string }>({ places: [] })
  useEffect(() => {
    let isOver = false
    client
      .fetch<unknown>(placesQuery, { types, language }, { perspective: 'raw' })
      .then((documents) => placesFor(answer.parse(documents), language))
      .then(
        (places) => {
          if (!isOver) setFound({ places })
        },
        (error: unknown) => {
          if (!isOver) setFound({ places: [], failure: String(error) })
        },
      )
    return () => {
      isOver = true
    }
  }, [client, language])
  return found
}
