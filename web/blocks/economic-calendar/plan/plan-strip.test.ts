import { expect, it } from 'vitest'
import { planDays } from '#web/features/calendar/plan-days.ts'
import { timed, untimed } from '#web/features/calendar/sample-release.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { planStrip, presentPeriod } from './plan-strip.ts'

const clock = zoneClock({ id: 'UTC', diff: 0 })

it.each([
  ['a Monday', '2026-11-16', { from: '2026-11-16', to: '2026-11-22' }],
  ['a Wednesday', '2026-11-18', { from: '2026-11-16', to: '2026-11-24' }],
  ['a Sunday', '2026-11-22', { from: '2026-11-16', to: '2026-11-28' }],
])('on %s the calendar goes from Monday to a week ahead', (_name, today, period) => {
  expect(presentPeriod(today)).toEqual(period)
})

it('a day has a mark for each release, as high as it is important, and none for a holiday', () => {
  const days = planDays(
    [
      untimed('holiday', '2026-11-18'),
      timed('2026-11-18T07:00:00Z', { importance: 1 }),
      timed('2026-11-18T12:00:00Z', { importance: 3 }),
    ],
    clock,
  )
  const strip = planStrip(days, presentPeriod('2026-11-18'), '2026-11-18')
  expect(strip.map(({ day }) => day.slice(-2))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(strip[2]).toEqual({ day: '2026-11-18', count: 2, important: 1, marks: 'M18 16v-5M22 16v-16' })
  expect(strip[3]).toMatchObject({ count: 0, important: 0, marks: '' })
})

it('at the weekend it shows what is to come', () => {
  const strip = planStrip(null, presentPeriod('2026-11-22'), '2026-11-22')
  expect(strip.map(({ day }) => day.slice(-2))).toEqual(['21', '22', '23', '24', '25', '26', '27'])
})

it('many releases of one day stay on their ground', () => {
  const many = Array.from({ length: 40 }, (_, index) => timed(`2026-11-18T12:00:${10 + index}Z`))
  const [, , day] = planStrip(planDays(many, clock), presentPeriod('2026-11-18'), '2026-11-18')
  const places = [...(day?.marks ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...places)).toBeLessThanOrEqual(40)
})
