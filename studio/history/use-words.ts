import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of the history beside a form. */
export const { bundles: historyWords, useWords } = partWords('history', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
