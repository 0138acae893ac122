import { partWords, type SayWord } from '#studio/words/part-words.ts'
import { en, type WordKey } from './words/en.ts'

/** The words of publishing. */
export const { bundles: publishingWords, useWords } = partWords('publishing', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})

export type Say = SayWord<WordKey>
