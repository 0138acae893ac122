import { expect, it } from 'vitest'
import { planDays } from '#web/features/calendar/plan-days.ts'
import { timed, untimed } from '#web/features/calendar/sample-release.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { planFolds, planToday } from './plan-folds.ts'

const clock = zoneClock({ id: 'UTC', diff: 0 })
const on = (...days: number[]) => days.map((day) => timed(`2026-11-${day}T12:00:00Z`))
const namesOf = (days: readonly { day: string | null }[]) => days.map(({ day }) => day?.slice(-2) ?? null)

it.each([
  ['a Wednesday', '2026-11-18', ['16', '17'], ['18', '19', '20'], ['23', '24', null]],
  ['the last day', '2026-11-24', ['16', '17', '18', '19', '20', '23'], ['24'], [null]],
  ['a Saturday, which has none', '2026-11-21', ['16', '17', '18', '19', '20'], ['23', '24'], [null]],
  ['before all', '2026-11-10', [], ['16', '17', '18'], ['19', '20', '23', '24', null]],
])('on %s three days are open, and what has no day is with the later', (_name, today, ...folds) => {
  const days = planDays([...on(16, 17, 18, 19, 20, 23, 24), untimed('tentative', null)], clock) ?? []
  const { earlier, open, later } = planFolds(days, today)
  expect([namesOf(earlier), namesOf(open), namesOf(later)]).toEqual(folds)
})

it.each([
  ['of four that are over the last stays', '12:30', 3],
  ['two are not folded', '08:30', 0],
  ['before the first nothing is', '06:00', 0],
])('%s', (_name, time, count) => {
  const holiday = untimed('holiday', '2026-11-18')
  const hours = ['07', '08', '10', '12', '15'].map((hour) => timed(`2026-11-18T${hour}:00:00Z`))
  const { folded, open } = planToday([holiday, ...hours], clock, Date.parse(`2026-11-18T${time}:00Z`))
  expect(folded).toEqual(hours.slice(0, count))
  expect(open).toEqual([holiday, ...hours.slice(count)])
})
