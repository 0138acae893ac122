import { fingerprint } from './fingerprint.ts'
import { kindOfWords } from './kind-of-words.ts'
import type { FieldRecord } from './record.ts'

/** How the words of one field stand beside their English; `unsaid` while nobody has said that they are in step. */
export type WordsState = 'missing' | 'not translated' | 'unsaid' | 'stale' | 'in step'

/**
 * Words that are the English ones are no translation of running text, unless somebody said that they are to read the
 * same; figures, codes and addresses read the same by themselves.
 * @param recorded from which English words the field was translated, where somebody said so
 */
export function planWords(english: string, words: string, recorded: FieldRecord | undefined): WordsState {
  if (words.trim() === '') return 'missing'
  if (words === english) {
    const kind = kindOfWords(english)
    if (kind === 'code') return 'in step'
    if (kind === 'text') return recorded?.isSame === true ? 'in step' : 'not translated'
  }
  if (recorded === undefined) return 'unsaid'
  return recorded.fingerprint === fingerprint(english) ? 'in step' : 'stale'
}
