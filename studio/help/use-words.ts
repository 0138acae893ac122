import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words around the guides. */
export const { bundles: guideWords, useWords } = partWords('guides', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
