import { timed, untimed } from '#web/features/calendar/sample-release.ts'
import { expect, it } from 'vitest'
import { planReleases } from './releases.ts'

const window = { from: 0, until: 1_000, stepMs: 10 }
const release = (at: number, currency: string | null, importance: 1 | 2 | 3 | null) =>
  timed('2026-11-18T12:00:00Z', { at, currency, importance })

it('only releases of the instrument’s currencies within the window are marked, joined by instant', () => {
  const marks = planReleases(
    [
      release(500, 'EUR', 1),
      release(500, 'USD', 3),
      release(500, 'EUR', 2),
      release(600, 'JPY', 3),
      release(2_000, 'EUR', 3),
      release(-1, 'USD', 3),
    ],
    ['EUR', 'USD'],
    window,
    500,
  )
  expect(marks).toEqual([{ x: 50, importance: 3, isPast: true, label: 'EUR, USD', isKey: true }])
})

it('where labels are too near, the more important release keeps its own', () => {
  const marks = planReleases(
    [release(500, 'EUR', 1), release(510, 'EUR', 3), release(600, 'EUR', 1), release(900, 'EUR', 1)],
    ['EUR'],
    window,
    550,
  )
  expect(marks.map(({ label, isKey, isPast }) => [label, isKey, isPast])).toEqual([
    ['', false, true],
    ['EUR', true, true],
    ['EUR', false, false],
    ['EUR', true, false],
  ])
})

it('what is for all markets is a mark without a label, what is not ranked a low one, and what has no time none', () => {
  const marks = planReleases(
    [release(window.from + 1, null, null), untimed('allDay', '2026-11-18')],
    ['EUR'],
    window,
    window.from,
  )
  expect(marks).toMatchObject([{ importance: 1, label: '', isKey: false }])
})
