import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of translations. */
export const { bundles: translationWords, useWords } = partWords('translations', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
