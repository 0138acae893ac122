import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of the list of what happened. */
export const { bundles: recordWords, useWords } = partWords('record', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
