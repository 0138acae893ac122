import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of what is typed and not saved yet. */
export const { bundles: keepingWords, useWords } = partWords('keeping', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
