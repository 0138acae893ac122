import { diffArrays } from 'diff'

/** Words that are there in both, went or came. */
export interface ChangedWords {
  text: string
  mark: 'same' | 'removed' | 'added'
}

/** A figure with its separators is one word: 74.5 becomes 71.3, and not 7, 4, the point and 5. */
const word = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|\s+|./gsu

const wordsIn = (text: string): string[] => text.match(word) ?? []

/** What somebody reads who compares two texts, in order: what stayed, went and came. */
export const diffWords = (before: string, after: string): ChangedWords[] =>
  diffArrays(wordsIn(before), wordsIn(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    mark: added ? 'added' : removed ? 'removed' : 'same',
  }))
