import { placeholdersIn } from '#common/fill.ts'
import { namespaces, type Namespace, programTexts } from './resources.ts'
import { defaultLocale, type Locale, localeIds } from './table.ts'

/** What i18next adds to the key of a text with a number in it: one text for each form a language has. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** The texts of a part by their key, `risk.scale`, from the objects they are written in. */
export const flatTexts = (texts: object, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, inner]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof inner === 'string') return [[key, inner]]
    return typeof inner === 'object' && inner !== null ? flatTexts(inner, key) : []
  })

/** One text of the interface in one language, with the English it says. */
export interface InterfaceText {
  namespace: Namespace
  key: string
  text: string
  english: string
}

const flatIn = (locale: Locale, namespace: Namespace) => new Map(flatTexts(programTexts[locale][namespace]))

/** The English of a key; of a plural form that English lacks, the form for several. */
const englishOf = (texts: ReadonlyMap<string, string>, key: string): string =>
  texts.get(key) ?? texts.get(key.replace(pluralForm, '_other')) ?? ''

/** Every text of the interface in a language, as the program brings it. */
export const interfaceTextsIn = (locale: Locale): InterfaceText[] =>
  namespaces.flatMap((namespace) => {
    const english = flatIn(defaultLocale, namespace)
    return [...flatIn(locale, namespace)].map(([key, text]) => ({
      namespace,
      key,
      text,
      english: englishOf(english, key),
    }))
  })

/** For each part the keys there are in any language, and the placeholders the words of each must keep. */
export const placeholderTable: Record<string, Record<string, string[]>> = Object.fromEntries(
  namespaces.map((namespace) => [
    namespace,
    Object.fromEntries(
      localeIds.flatMap((locale) =>
        interfaceTextsIn(locale)
          .filter((text) => text.namespace === namespace)
          .map(({ key, english }) => [key, placeholdersIn(english)]),
      ),
    ),
  ]),
)

const listed = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')

/** Why words cannot stand for a text of the interface, for whoever wrote them; null when they can. */
export const overrideFault = (namespace: string, key: string, words: string): string | null => {
  const known = Object.hasOwn(placeholderTable, namespace) ? placeholderTable[namespace] : undefined
  const expected = known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined
  if (expected === undefined) return 'The program has no text with this key.'
  if (/[<>]/.test(words)) return 'Write plain words: the signs < and > are not shown as they are.'
  const found = placeholdersIn(words)
  if (found.join() === expected.join() && !/\{\{\s*\}\}/.test(words)) return null
  return expected.length === 0
    ? 'This text has nothing in double braces; take it out.'
    : `Keep what stands in double braces as it is, nothing more and nothing less: ${listed(expected)}.`
}
