import { type InterfaceText, interfaceTextsIn } from '#locales/interface-texts.ts'
import type { Locale } from '#locales/table.ts'

interface Override {
  _key: string
  key: string
  value: string
}

/** A document of editors' words for one language and part, as draft or as published. */
export interface StoredTexts {
  _id: string
  namespace: string
  overrides: Override[]
}

/** A text of the interface with what the program says, and what editors say instead. */
export interface TextRow extends InterfaceText {
  /** The editors' words as they would be published; undefined where the program speaks. */
  words: string | undefined
  /** They differ from what is published. */
  isWaiting: boolean
}

const isDraft = ({ _id }: StoredTexts): boolean => _id.startsWith('drafts.')

/** The draft of a part, else what is published of it. */
export const current = (stored: readonly StoredTexts[], namespace: string): StoredTexts | undefined => {
  const own = stored.filter((texts) => texts.namespace === namespace)
  return own.find(isDraft) ?? own[0]
}

const wordsOf = (texts: StoredTexts | undefined, key: string): string | undefined =>
  texts?.overrides.find((override) => override.key === key)?.value

const has = (text: string | undefined, word: string): boolean => (text ?? '').toLowerCase().includes(word)

/**
 * Every text of a language that a search finds: each of its words stands in the key, the English, the program's
 * or the editors' text. With `changedOnly` those that editors have words for, or have taken words back from.
 */
export const planRows = (
  locale: Locale,
  stored: readonly StoredTexts[],
  { search, changedOnly }: { search: string; changedOnly: boolean },
): TextRow[] => {
  const sought = search.toLowerCase().split(/\s+/).filter(Boolean)
  return interfaceTextsIn(locale).flatMap((row) => {
    const words = wordsOf(current(stored, row.namespace), row.key)
    const published = stored.find((texts) => texts.namespace === row.namespace && !isDraft(texts))
    const isWaiting = words !== wordsOf(published, row.key)
    if (changedOnly && words === undefined && !isWaiting) return []
    const isFound = sought.every((word) =>
      [`${row.namespace} ${row.key}`, row.english, row.text, words].some((text) => has(text, word)),
    )
    return isFound ? [{ ...row, words, isWaiting }] : []
  })
}
