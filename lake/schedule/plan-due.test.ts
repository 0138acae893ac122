import { expect, test } from 'vitest'
import { planDue } from './plan-due.ts'

const timed = (name: string, at: number, scheduledAfter?: number) => ({ name, at, scheduledAfter })

test.each([
  ['nothing before its time', [timed('a', 101), timed('b', 100)], ['b']],
  ['the earlier time first, whatever it is called', [timed('a', 90), timed('b', 80)], ['b', 'a']],
  ['of one time what was scheduled first', [timed('a', 90, 7), timed('b', 90, 3)], ['b', 'a']],
  ['one of an earlier lake before others of its time', [timed('a', 90, 7), timed('b', 90)], ['b', 'a']],
  ['a later time last, though it was scheduled first', [timed('a', 95, 1), timed('b', 90, 9)], ['b', 'a']],
])('%s', (_case, given, order) => {
  expect(planDue(given, 100).map(({ name }) => name)).toEqual(order)
})
