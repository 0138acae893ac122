import { expect, it } from 'vitest'
import { nextReading, periodAround } from './plan-reading.ts'
import { timed } from './sample-release.ts'

const at = (time: string) => Date.parse(`2026-11-19T${time}Z`)
const release = (time: string, actual: string | null = null) => timed(`2026-11-19T${time}Z`, { actual })

it.each([
  ['right after the next release', '13:20:00', [release('13:25:00')], '13:25:01'],
  ['with the quarter, where that comes first', '13:20:00', [release('15:00:00')], '13:30:00'],
  ['soon while a figure is awaited', '13:30:10', [release('13:30:00')], '13:30:40'],
  ['with the quarter once it is there', '13:30:10', [release('13:30:00', '2.0')], '13:45:00'],
  ['soon where nothing is known', '13:30:10', null, '13:30:20'],
])('a page is drawn anew %s', (_name, now, releases, expected) => {
  expect(new Date(nextReading(releases, at(now))).toISOString()).toBe(`2026-11-19T${expected}.000Z`)
})

it.each([
  ['2026-11-19', { from: '2026-11-15', to: '2026-11-27' }],
  ['2026-11-22', { from: '2026-11-15', to: '2026-11-30' }],
])('on %s the week and the eight days after are read', (day, period) => {
  expect(periodAround(Date.parse(`${day}T12:00:00Z`))).toEqual(period)
})
