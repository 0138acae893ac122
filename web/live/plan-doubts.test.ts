import { expect, it } from 'vitest'
import { doubtsText } from './plan-doubts.ts'

const words = {
  checked: '{{symbols}} of {{time}}.',
  still: '{{symbols}} since {{time}}.',
  several: '{{number}} of them',
}
const quote = (name: string, at: number | null, isStill = false) => ({
  name,
  bid: '1',
  diff: '0',
  doubt: at === null ? null : { at, isStill },
})

it.each([
  ['nothing', [quote('A', null)], ''],
  ['one that is checked', [quote('A', null), quote('B', 5)], 'B of 5.'],
  ['the oldest of two', [quote('A', 7), quote('B', 5)], 'A, B of 5.'],
  ['both kinds', [quote('A', 7), quote('B', 5, true)], 'A of 7. B since 5.'],
  ['a count of many', ['A', 'B', 'C', 'D', 'E'].map((name) => quote(name, 9, true)), '5 of them since 9.'],
] as const)('says %s', (_name, quotes, expected) => {
  expect(doubtsText(quotes, words, String)).toBe(expected)
})
