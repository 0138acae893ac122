import { type InterfaceText, interfaceTextsIn } from '#locales/interface-texts.ts'
import type { Locale } from '#locales/table.ts'

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
}

const isDraft = ({ _id }: StoredTexts): boolean => _id.startsWith('drafts.')

/** The draft of a namespace, else the published document. */
export const current = (stored: readonly StoredTexts[], namespace: string): StoredTexts | undefined => {
  const own = stored.filter((texts) => texts.namespace === namespace)
  return own.find(isDraft) ?? own[0]
}

const wordsOf = (texts: StoredTexts | undefined, key: string): string | undefined =>
  texts?.overrides.find((override) => override.key === key)?.value

const has = (text: string | undefined, word: string): boolean => (text ?? '').toLowerCase().includes(word)

/**
 * Every text of a language that matches a search: each word occurs in the key, the English, the default or
 * the override. With `changedOnly` only overridden texts and those whose override was removed.
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
