import { defineQuery } from 'groq'
import { z } from 'zod'
import { locales } from '#locales/table.ts'
import { keyOf } from '#web/content/values/keys.ts'
import { type LinkContext, ownTarget } from '#web/content/values/links.ts'
import { inLocale } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const glossaryTermQuery = defineQuery(`
  *[_type == "glossaryTerm"] | order(_id asc){
    _id, term, definition, "seeAlso": seeAlso[]._ref, page
  }
`)

export const glossaryTerm = defineSharedDocument({
  type: 'glossaryTerm',
  tag: 'glossary',
  query: glossaryTermQuery,
  none: [],
  linksPages: true,
  shape: z.array(
    z.object({
      _id: z.string(),
      term: localizedText,
      definition: localizedText,
      seeAlso: z.array(z.string()).nullish(),
      page: text,
    }),
  ),
})

/** Terms sorted for the language; references to missing terms are dropped. */
export const glossaryIn = (rows: typeof glossaryTerm.none, context: LinkContext) => {
  const { locale } = context
  const known = new Map(
    rows.flatMap(({ _id, term }) => {
      const words = inLocale(term, locale)
      return words ? [[_id, words] as const] : []
    }),
  )
  const order = new Intl.Collator(locales[locale].intl, { sensitivity: 'base', numeric: true })
  return rows
    .flatMap((row) => {
      const term = known.get(row._id)
      const definition = inLocale(row.definition, locale)
      if (!term || !definition) return []
      const target = row.page ? ownTarget(row.page, context) : null
      return [
        {
          key: keyOf(row._id),
          term,
          definition,
          seeAlso: (row.seeAlso ?? []).flatMap((id) => {
            const other = known.get(id)
            return other ? [{ key: keyOf(id), term: other }] : []
          }),
          page: target && { ...target, label: term, newWindow: false },
        },
      ]
    })
    .sort((a, b) => order.compare(a.term, b.term))
}

export type GlossaryTerm = ReturnType<typeof glossaryIn>[number]
