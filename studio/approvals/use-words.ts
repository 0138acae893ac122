import { partWords, type SayWord } from '#studio/words/part-words.ts'
import { en, type WordKey } from './words/en.ts'

export type { WordKey } from './words/en.ts'

/** The words of approvals. */
export const { bundles: approvalWords, useWords } = partWords('approvals', en, {
  german: async () => (await import('./words/de.ts')).de,
  polish: async () => (await import('./words/pl.ts')).pl,
})

export type Say = SayWord<WordKey>
