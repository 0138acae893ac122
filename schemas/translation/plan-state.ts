import { defaultLocale } from '#locales/table.ts'
import { planWords, type WordsState } from './plan-words.ts'
import { recordedIn } from './record.ts'
import { type Content, textsIn } from './texts.ts'

/**
 * The state of a translation: texts are missing; they are still English; the source changed since; it is a
 * draft to be published; or it is up to date.
 */
export type TranslationState = 'missing' | 'not translated' | 'stale' | 'in review' | 'in step'

export interface Translation {
  state: TranslationState
  /** Fields without a text in this language. */
  missing: readonly string[]
  /** Fields that are still English, although this language has other words for them. */
  untranslated: readonly string[]
  /** Fields whose source text is not the one that was translated. */
  stale: readonly string[]
}

const sameTexts = (one: Content, other: Content, language: string): boolean => {
  const [a, b] = [textsIn(one, language), textsIn(other, language)]
  return a.size === b.size && [...a].every(([path, words]) => b.get(path) === words)
}

/**
 * The state of a language of a document. Source and translation are one document where all languages share
 * it, and two pages otherwise.
 * @param source the English: what is published, or the draft where nothing is
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
  if (current === undefined)
    return { state: 'missing', missing: [...wanted.keys()], untranslated: [], stale: [] }
  const words = textsIn(current, language)
  const recorded = recordedIn(current, language)
  const states = [...wanted].map(([path, english]) => ({
    path,
    state: planWords(english, words.get(path) ?? '', recorded.get(path)),
  }))
  const fieldsIn = (...sought: WordsState[]) =>
    states.flatMap(({ path, state }) => (sought.includes(state) ? [path] : []))
  const missing = fieldsIn('missing')
  const untranslated = fieldsIn('not translated')
  const stale = fieldsIn('stale', 'unsaid')
  const isWaiting = draft !== undefined && (published === undefined || !sameTexts(draft, published, language))
  const state =
    missing.length > 0
      ? 'missing'
      : untranslated.length > 0
        ? 'not translated'
        : stale.length > 0
          ? 'stale'
          : isWaiting
            ? 'in review'
            : 'in step'
  return { state, missing, untranslated, stale }
}

/** The fields that cause a translation's state. */
export const fieldsOf = ({ state, missing, untranslated, stale }: Translation): readonly string[] => {
  if (state === 'missing') return missing
  if (state === 'not translated') return untranslated
  return state === 'stale' ? stale : []
}
