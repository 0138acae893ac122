import { fill } from '#common/fill.ts'
import type { Quote } from './quote.ts'

/** More than these are counted instead of named. */
const maxNamed = 4

type Words = Readonly<Record<'checked' | 'still' | 'several', string>>

const sentence = (text: string, quotes: readonly Quote[], words: Words, clock: (at: number) => string) => {
  if (quotes.length === 0) return []
  const symbols =
    quotes.length > maxNamed
      ? fill(words.several, { number: quotes.length })
      : quotes.map(({ name }) => name).join(', ')
  const oldest = Math.min(...quotes.flatMap(({ doubt }) => doubt?.at ?? []))
  return [fill(text, { symbols, time: clock(oldest) })]
}

/** What is said of prices that are not those of now: which, and of when they are; empty where all are. */
export const doubtsText = (quotes: readonly Quote[], words: Words, clock: (at: number) => string): string => {
  const still = quotes.filter(({ doubt }) => doubt?.isStill === true)
  const checked = quotes.filter(({ doubt }) => doubt?.isStill === false)
  return [
    ...sentence(words.checked, checked, words, clock),
    ...sentence(words.still, still, words, clock),
  ].join(' ')
}
