import { expect, it } from 'vitest'
import type { Importance, Release } from '#web/features/calendar/release.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { planNext, saidOf } from './plan-next.ts'

const release = (time: string, currency: string, importance: Importance = 1): Release => ({
  id: `${time} ${currency} ${importance}`,
  series: null,
  source: null,
  at: Date.parse(`${time}:00Z`),
  currency,
  importance,
  title: 'A figure',
  unit: '',
  actual: null,
  forecast: null,
  previous: null,
})

const releases = [
  release('2026-11-20T13:30', 'USD', 1),
  release('2026-11-20T13:30', 'CAD', 3),
  release('2026-11-20T23:30', 'JPY'),
  release('2026-11-20T07:00', 'GBP'),
  release('2026-11-19T23:45', 'NZD'),
  release('2026-11-23T09:00', 'EUR'),
  release('2026-11-23T10:00', 'EUR'),
]
const now = Date.parse('2026-11-20T07:00:00Z')
const plan = (zone: string) => {
  const { today, next } = planNext(releases, zoneClock({ id: zone, diff: 0 }), now)
  return { today: today.map(({ currency }) => currency), next: next.map(({ currency }) => currency) }
}

it('draws the day of the zone, and lists the next four of any day, the more important first', () => {
  const next = ['CAD', 'USD', 'JPY', 'EUR']
  expect(plan('UTC')).toEqual({ today: ['GBP', 'CAD', 'USD', 'JPY'], next })
  expect(plan('Asia/Kathmandu')).toEqual({ today: ['NZD', 'GBP', 'CAD', 'USD'], next })
})

it('has nothing to draw on a day without releases', () => {
  expect(planNext([], zoneClock({ id: 'UTC', diff: 0 }), now)).toEqual({ today: [], next: [] })
})

it('says each currency once for each time', () => {
  const clock = zoneClock({ id: 'UTC', diff: 0 })
  expect(saidOf([release('2026-11-20T07:00', 'GBP', 1), release('2026-11-20T07:00', 'GBP', 3)], clock)).toBe(
    '07:00 GBP',
  )
  expect(saidOf([], clock)).toBe('')
})
