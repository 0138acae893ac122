import { asSought } from '#common/text/as-read.ts'
import { type InterfaceText, interfaceTextsIn } from '#locales/interface-texts.ts'
import { defaultLocale, type Locale } from '#locales/table.ts'
import { type Place, placeOf, sayPlace } from './places.ts'
import type { Say } from './use-words.ts'

interface Override {
  _key: string
  key: string
  value: string
}

/** A document of overrides for one language and namespace, draft or published. */
export interface StoredTexts {
  _id: string
  namespace: string
  overrides: Override[]
}

/** A text of the interface with its default, and its override. */
export interface TextRow extends InterfaceText {
  /** The override as it would be published; undefined for the default. */
  words: string | undefined
  /** It differs from what is published. */
  isWaiting: boolean
  /** Where visitors meet it. */
  place: Place | undefined
  /** The words of a translation are those of the English. */
  isEnglish: boolean
}

/** `changed`: overridden, or with an override removed and not yet published. `english`: translations that are not. */
export type Shown = 'all' | 'changed' | 'english'

interface Sought {
  search: string
  shown: Shown
  /** One of the places; all with undefined. */
  place?: Place | undefined
}

const isShown = ({ words, isWaiting, isEnglish }: TextRow, shown: Shown): boolean => {
  if (shown === 'changed') return words !== undefined || isWaiting
  return shown === 'all' || isEnglish
}

const isDraft = ({ _id }: StoredTexts): boolean => _id.startsWith('drafts.')

/** The draft of a namespace, else the published document. */
export const current = (stored: readonly StoredTexts[], namespace: string): StoredTexts | undefined => {
  const own = stored.filter((texts) => texts.namespace === namespace)
  return own.find(isDraft) ?? own[0]
}

const wordsOf = (texts: StoredTexts | undefined, key: string): string | undefined =>
  texts?.overrides.find((override) => override.key === key)?.value

const has = (text: string | undefined, word: string): boolean => asSought(text ?? '').includes(word)

/**
 * Every text of a language that matches a search: each word occurs in the key, the place, the English, the
 * default or the override.
 */
export const planRows = (
  say: Say,
  locale: Locale,
  stored: readonly StoredTexts[],
  { search, shown, place: wanted }: Sought,
): TextRow[] => {
  const sought = asSought(search).split(/\s+/).filter(Boolean)
  return interfaceTextsIn(locale).flatMap((text) => {
    const { namespace, key, english } = text
    const words = wordsOf(current(stored, namespace), key)
    const published = stored.find((texts) => texts.namespace === namespace && !isDraft(texts))
    const place = placeOf(namespace, key)
    const row: TextRow = {
      ...text,
      words,
      isWaiting: words !== wordsOf(published, key),
      place,
      isEnglish: locale !== defaultLocale && (words ?? text.text) === english,
    }
    if (!isShown(row, shown) || (wanted !== undefined && place !== wanted)) return []
    const where = place && sayPlace(say, place)
    const isFound = sought.every((word) =>
      [`${namespace} ${key}`, where, english, text.text, words].some((told) => has(told, word)),
    )
    return isFound ? [row] : []
  })
}
