import { expect, it } from 'vitest'
import type { ChangedWords } from '#studio/approvals/review/diff-words.ts'
import { planExcerpt } from './plan-excerpt.ts'

const long =
  'Contracts for difference are complex instruments and come with a high risk of losing money rapidly.'
const told = (words: readonly ChangedWords[]) => planExcerpt(words).map(({ text }) => text)

it('keeps what is short, and what changed', () => {
  const words: ChangedWords[] = [
    { text: '74', mark: 'removed' },
    { text: '61', mark: 'added' },
    { text: '.5% lose.', mark: 'same' },
  ]
  expect(planExcerpt(words)).toEqual(words)
})

it('leaves out what stands far from what changed', () => {
  const words: ChangedWords[] = [
    { text: `${long} `, mark: 'same' },
    { text: '74', mark: 'removed' },
    { text: ` of ${long} ${long} and `, mark: 'same' },
    { text: '75', mark: 'added' },
    { text: ` ${long}`, mark: 'same' },
  ]
  expect(told(words)).toEqual([
    '… come with a high risk of losing money rapidly. ',
    '74',
    ' of Contracts for difference are complex … with a high risk of losing money rapidly. and ',
    '75',
    ' Contracts for difference are complex …',
  ])
})

it('says the whole of what did not change at all', () => {
  expect(told([{ text: long, mark: 'same' }])).toEqual([long])
})
