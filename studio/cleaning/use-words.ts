import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of what is cleaned as it is typed. */
export const { bundles: cleaningWords, useWords } = partWords('cleaning', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
