import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of a page that moves. */
export const { bundles: movingWords, useWords } = partWords('moving', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
