import { routes } from '#content/routes.ts'
import { pageKey } from '#content/yaml/place.ts'
import type { Problem } from '#content/yaml/read-files.ts'
import { type Locale, localeIds, locales } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import { type Site, type Subject, valuesOf } from './subject.ts'

/** Blocks and spans of rich text, which a translator divides as the language requires. */
const proseTypes = new Set(['block', 'span', 'undefined'])

const pagesOf = ({ subjects }: Site, language: Locale): Map<string, Subject> =>
  new Map(
    subjects
      .filter(({ document }) => document._type === 'page' && document['language'] === language)
      .map((subject) => [String(subject.document['path']), subject]),
  )

/** Every route of requirements A8 has its page in every language. */
export function checkRoutes(site: Site): Problem[] {
  return localeIds.flatMap((language) => {
    const pages = pagesOf(site, language)
    return routes
      .filter((path) => !pages.has(path))
      .map((path) => ({
        file: `pages/${language}/${pageKey(path)}.yaml`,
        field: '',
        message: `the page ${path} is missing in ${locales[language].name}`,
      }))
  })
}

/** Positions of blocks and list items: the skeleton a translation shares with its source. */
const placesOf = (subject: Subject): string[] =>
  [...valuesOf(subject)].flatMap(({ field, value }) => {
    const isPart = field.startsWith('blocks') && field.endsWith(']') && !field.includes('.markDefs')
    if (!isPart || !isRecord(value)) return []
    if (proseTypes.has(String(value['_type']))) return []
    return [`${field} ${String(value['_type'])}`]
  })

/** A page has the same blocks and items in every language, in the same order. */
export function checkSkeletons(site: Site): Problem[] {
  const english = pagesOf(site, 'en')
  return localeIds.flatMap((language) =>
    [...pagesOf(site, language)].flatMap(([path, subject]) => {
      const source = english.get(path)
      if (source === undefined || language === 'en') return []
      const [wanted, found] = [placesOf(source), placesOf(subject)]
      const at = found.findIndex((place, index) => place !== wanted[index])
      if (at < 0 && wanted.length === found.length) return []
      const [here = 'the end of the page', there = 'the end of the page'] = [
        found[at],
        wanted[at < 0 ? found.length : at],
      ]
      return [{ file: subject.file, field: here, message: `here the English page has ${there}` }]
    }),
  )
}

const lengthOf = (text: unknown): number => (typeof text === 'string' ? text.length : 0)

const between = (text: unknown, min: number, max: number): boolean =>
  lengthOf(text) >= min && lengthOf(text) <= max

/**
 * What search engines show whole: titles of 20 to 60 characters, descriptions of 70 to 155, 3 to 8 keywords.
 */
export function checkMetadata({ subjects }: Site): Problem[] {
  return subjects.flatMap(({ file, document }) => {
    if (document._type !== 'page') return []
    const metadata: Record<string, unknown> = isRecord(document['metadata']) ? document['metadata'] : {}
    const { title, description, keywords } = metadata
    const count = Array.isArray(keywords) ? keywords.length : 0
    const told: [boolean, string, string][] = [
      [between(title, 20, 60), 'title', `20 to 60 characters, not ${lengthOf(title)}`],
      [between(description, 70, 155), 'description', `70 to 155 characters, not ${lengthOf(description)}`],
      [count >= 3 && count <= 8, 'keywords', `3 to 8 keywords, not ${count}`],
    ]
    return told.flatMap(([isSound, field, message]) =>
      isSound ? [] : [{ file, field: `metadata.${field}`, message }],
    )
  })
}
