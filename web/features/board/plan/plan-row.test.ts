import { expect, test } from 'vitest'
import { extendCourse, noCourse } from '#web/live/course.ts'
import { askOf, planCourse, planRow } from './plan-row.ts'

const quote = { name: 'XAUUSD', bid: '4063.18', diff: '-0.14', doubt: null }
const unknown = { open: undefined, spread: null, range: null }

test('figures in the notation of the language, with sign and direction (requirements D2, D3)', () => {
  const range = { low: '4050.00', high: '4082.94' }
  expect(planRow('de', quote, { open: '4081.40', spread: '0.25', range })).toEqual({
    bid: '4.063,18',
    ask: '4.063,43',
    sincePoll: { direction: 'down', text: '−0,14' },
    sinceOpen: { direction: 'down', text: '−18,22', percent: '−0,45\u00a0%' },
    range: { low: '4.050,00', high: '4.082,94', place: 0.4, open: 0.95 },
  })
})

test('the first poll has a change of zero, written with all places; what is unknown stays out', () => {
  expect(planRow('en', { name: 'EURUSD', bid: '1.08512', diff: '0', doubt: null }, unknown)).toEqual({
    bid: '1.08512',
    ask: null,
    sincePoll: { direction: 'flat', text: '0.00000' },
    sinceOpen: null,
    range: null,
  })
})

test.each([
  ['1.08512', '0.00009', '1.08521'],
  ['38500', '8', '38508'],
  ['-37.63', '0.04', '-37.59'],
  ['1.1', '0', '1.1'],
  ['1.1', null, null],
])('a bid of %s and a typical spread of %s make an ask of %s', (bid, spread, ask) => {
  expect(askOf(bid, spread)).toBe(ask)
})

test('two polls make a course', () => {
  const course = ['2', '3'].reduce((known, bid, index) => extendCourse(known, index + 1, bid), noCourse)
  expect(planCourse(course)).toBe('M0 22L146 0')
  expect(planCourse(noCourse)).toBeNull()
})
