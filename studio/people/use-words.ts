import { partWords, type SayWord } from '#studio/words/part-words.ts'
import { en, type WordKey } from './words/en.ts'

/** The words of the screen of people. */
export const { bundles: peopleWords, useWords } = partWords('people', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})

export type Say = SayWord<WordKey>
