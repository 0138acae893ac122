import { asRead } from '#common/text/as-read.ts'
import type { Glob } from './glob.ts'
import { globsOf } from './words.ts'

/** A parsed text query: words, `pre*`, `"words in a row"`, and `-` before what must be absent. */
export interface TextQuery {
  /** Required words and prefixes, as a pattern of `match`. */
  words: string
  phrases: string[]
  absent: string[]
}

const part = /(?<=^|\s)(-?)(?:"([^"]*)"|(\S+))/g

export function readTextQuery(text: string): TextQuery {
  const words: string[] = []
  const phrases: string[] = []
  const absent: string[] = []
  for (const [, minus, phrase, word = ''] of asRead(text).matchAll(part)) {
    const found = phrase ?? word
    if (globsOf(found).length === 0) continue
    if (minus === '-') absent.push(found)
    else {
      words.push(found)
      if (phrase !== undefined) phrases.push(phrase)
    }
  }
  return { words: words.length === 0 && absent.length > 0 ? '*' : words.join(' '), phrases, absent }
}

/** Whether the words contain all phrases and none of the excluded terms. */
export function holdPhrases(words: readonly string[], { phrases, absent }: PhraseLists): boolean {
  const holds = (phrase: string) => isInRow(words, globsOf(phrase))
  return phrases.every(holds) && !absent.some(holds)
}

export type PhraseLists = Pick<TextQuery, 'phrases' | 'absent'>

function isInRow(words: readonly string[], wanted: readonly Glob[]): boolean {
  return words.some((_word, at) =>
    wanted.every((glob, offset) => {
      const word = words[at + offset]
      return word !== undefined && glob(word)
    }),
  )
}
