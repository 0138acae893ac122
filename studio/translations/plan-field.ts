import { defaultLocale, type Locale } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'

type Segment = string | number | { _key: string } | readonly unknown[]

/** The path of a form field in the notation of translations: `blocks[opening].title`. */
export const fieldName = (path: readonly Segment[]): string =>
  path.reduce<string>((name, segment) => {
    if (typeof segment === 'string') return name === '' ? segment : `${name}.${segment}`
    return typeof segment === 'object' && '_key' in segment ? `${name}[${segment._key}]` : name
  }, '')

/** The value at a path of a document, list items selected by key; undefined where there is none. */
export const valueAt = (document: unknown, path: readonly Segment[]): unknown =>
  path.reduce<unknown>((value, segment) => {
    if (typeof segment === 'string') return isRecord(value) ? value[segment] : undefined
    if (!Array.isArray(value)) return undefined
    if (typeof segment === 'number') return value[segment]
    if (!('_key' in segment)) return undefined
    return value.find((item: unknown) => isRecord(item) && item['_key'] === segment._key)
  }, document)

const isIn =
  (language: Locale) =>
  (item: unknown): boolean =>
    isRecord(item) && item['language'] === language

/**
 * The items of an internationalised array with the English value in a language, whose own item stays in
 * place.
 */
export const withEnglish = (items: unknown, language: Locale): unknown[] => {
  const all: unknown[] = Array.isArray(items) ? items : []
  const english = all.find(isIn(defaultLocale))
  if (!isRecord(english)) return all
  const copied = (own: unknown) => ({ ...(isRecord(own) ? own : {}), value: english['value'] })
  return all.some(isIn(language))
    ? all.map((item) => (isIn(language)(item) ? copied(item) : item))
    : [...all, { ...english, _key: language, language }]
}
