import { defaultLocale, type Locale } from '#locales/table.ts'
import { isRecord } from '#schemas/lib/paths.ts'

type Segment = string | number | { _key: string } | readonly unknown[]

/** The value at a path of a document, its list items named by their keys; undefined where there is none. */
export const valueAt = (document: unknown, path: readonly Segment[]): unknown =>
  path.reduce<unknown>((value, segment) => {
    if (typeof segment === 'string') return isRecord(value) ? value[segment] : undefined
    if (!Array.isArray(value)) return undefined
    if (typeof segment === 'number') return value[segment]
    if (!('_key' in segment)) return undefined
    return value.find((item: unknown) => isRecord(item) && item['_key'] === segment._key)
  }, document)

/** Items of an internationalised array with the English words in those languages that have none yet. */
export const copyOf = (items: unknown, languages: readonly Locale[]): unknown[] => {
  const kept: unknown[] = Array.isArray(items) ? items : []
  const own = (language: string) => kept.find((item) => isRecord(item) && item['language'] === language)
  const english = own(defaultLocale)
  if (!isRecord(english)) return kept
  const isEmpty = (language: Locale): boolean => {
    const item = own(language)
    return !isRecord(item) || item['value'] === undefined || item['value'] === ''
  }
  const empty = languages.filter(isEmpty)
  const others = kept.filter(
    (item) => !(isRecord(item) && empty.some((language) => language === item['language'])),
  )
  return [...others, ...empty.map((language) => ({ ...english, _key: language, language }))]
}
