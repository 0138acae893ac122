import { expect, test } from 'vitest'
import { extendCourse, noCourse } from '#web/features/quotes/course.ts'
import { planCourse, planRow } from './plan-row.ts'

const quote = { name: 'XAUUSD', bid: '4063.18', diff: '-0.14' }

test('figures in the notation of the language, with sign and direction (requirements D2, D3)', () => {
  expect(planRow('de', quote, '4081.40')).toEqual({
    bid: '4.063,18',
    sincePoll: { direction: 'down', text: '−0,14' },
    sinceOpen: { direction: 'down', text: '−18,22', percent: '−0,45\u00a0%', place: -0.45 },
  })
})

test('the first poll has a change of zero, written with all places', () => {
  expect(planRow('en', { name: 'EURUSD', bid: '1.08512', diff: '0' }, undefined)).toMatchObject({
    sincePoll: { direction: 'flat', text: '0.00000' },
    sinceOpen: null,
  })
})

test('the rule ends at one per cent', () => {
  expect(planRow('en', quote, '4000').sinceOpen?.place).toBe(1)
  expect(planRow('en', quote, '4200').sinceOpen?.place).toBe(-1)
})

test('two polls make a course', () => {
  const course = ['2', '3'].reduce((known, bid, index) => extendCourse(known, index + 1, bid), noCourse)
  expect(planCourse(course)).toBe('M0 22L146 0')
  expect(planCourse(noCourse)).toBeNull()
})
