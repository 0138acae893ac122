import { partWords } from '#studio/words/part-words.ts'
import { en } from './words/en.ts'

/** The words of the screen that shows the site of the past. */
export const { bundles: siteOnWords, useWords } = partWords('site-on', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})
