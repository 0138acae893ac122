import { defaultLocale } from '#locales/table.ts'
import { fingerprint } from './fingerprint.ts'
import { recordedIn } from './record.ts'
import { type Content, textsIn } from './texts.ts'

/**
 * How a translation stands: words are missing; the source was changed since; it waits as a draft to be
 * published; or it says what the source says.
 */
export type TranslationState = 'missing' | 'stale' | 'in review' | 'in step'

export interface Translation {
  state: TranslationState
  /** Fields without words in this language. */
  missing: string[]
  /** Fields whose source words are not those that were translated. */
  stale: string[]
}

const sameTexts = (one: Content, other: Content, language: string): boolean => {
  const [a, b] = [textsIn(one, language), textsIn(other, language)]
  return a.size === b.size && [...a].every(([path, words]) => b.get(path) === words)
}

/**
 * The state of a language of a document. Source and translation are one document where all languages share
 * one, and two pages else.
 * @param source the English words: what is published, or the draft where nothing is
 * @param published the published translation, if there is one
 * @param draft its draft, if there is one
 */
export const planTranslation = (
  language: string,
  source: Content,
  published: Content | undefined,
  draft: Content | undefined,
): Translation => {
  const current = draft ?? published
  const wanted = textsIn(source, defaultLocale)
  if (current === undefined) return { state: 'missing', missing: [...wanted.keys()], stale: [] }
  const words = textsIn(current, language)
  const recorded = recordedIn(current, language)
  const missing = [...wanted.keys()].filter((path) => !words.has(path))
  const stale = [...wanted].flatMap(([path, english]) =>
    words.has(path) && recorded.get(path) !== fingerprint(english) ? [path] : [],
  )
  const isWaiting = draft !== undefined && (published === undefined || !sameTexts(draft, published, language))
  const state =
    missing.length > 0 ? 'missing' : stale.length > 0 ? 'stale' : isWaiting ? 'in review' : 'in step'
  return { state, missing, stale }
}
