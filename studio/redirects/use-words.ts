import { partWords, type SayWord, type WordOf } from '#studio/words/part-words.ts'
import { en, type WordKey } from './words/en.ts'

/** The words of the list of old addresses. */
export const { bundles: redirectWords, useWords } = partWords('redirect-list', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})

export type Say = SayWord<WordOf<WordKey>, string | number>
