import { fingerprint } from './fingerprint.ts'
import { kindOfWords } from './kind-of-words.ts'
import type { FieldRecord } from './record.ts'

/** The state of a field's text beside its English; `unsaid` while nobody has declared it in step. */
export type WordsState = 'missing' | 'not translated' | 'unsaid' | 'stale' | 'in step'

/**
 * A text equal to its English is no translation of running text, unless an editor declared it the same on
 * purpose; figures, codes and addresses are always the same.
 * @param recorded the English text the field was translated from, if recorded
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
