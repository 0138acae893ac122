import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of where a document is used. */
export const { bundles: usesWords, useWords } = partWords('uses', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
