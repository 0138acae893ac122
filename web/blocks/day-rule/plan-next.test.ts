import { expect, it } from 'vitest'
import type { Importance } from '#web/features/calendar/release.ts'
import { timed, untimed } from '#web/features/calendar/sample-release.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { planNext, saidOf } from './plan-next.ts'

const release = (time: string, currency: string | null, importance: Importance = 1) =>
  timed(`${time}:00Z`, { id: `${time} ${currency} ${importance}`, currency, importance })

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
  const words = { allMarkets: 'all' }
  const together = [release('2026-11-20T07:00', 'GBP', 1), release('2026-11-20T07:00', 'GBP', 3)]
  expect(saidOf(together, clock, words)).toBe('07:00 GBP')
  expect(saidOf([release('2026-11-20T07:00', null)], clock, words)).toBe('07:00 all')
  expect(saidOf([], clock, words)).toBe('')
})

it('lists what has no time with its day, and draws it on no rule', () => {
  const events = [untimed('tentative', '2026-11-20'), untimed('holiday', '2026-11-20'), ...releases]
  const { today, next } = planNext(events, zoneClock({ id: 'UTC', diff: 0 }), now)
  expect(today.map(({ currency }) => currency)).toEqual(['GBP', 'CAD', 'USD', 'JPY'])
  expect(next.map(({ kind }) => kind)).toEqual(['release', 'release', 'release', 'tentative'])
})
