import { expect, it } from 'vitest'
import { csvOf } from './plan-csv.ts'
import { nextDrawing } from './plan-drawing.ts'

it.each([
  ['an hour of bars', '2026-11-18T12:07:31Z', 4, '2026-11-18T12:15:00.000Z'],
  ['bars, at the quarter itself', '2026-11-18T12:15:00Z', 96, '2026-11-18T12:30:00.000Z'],
  ['no bars yet', '2026-11-18T12:07:31Z', 0, '2026-11-18T12:08:00.000Z'],
  ['the first bars alone', '2026-11-18T12:07:31Z', 3, '2026-11-18T12:08:00.000Z'],
])('a page with %s is drawn anew', (_name, now, bars, expected) => {
  expect(new Date(nextDrawing(Date.parse(now), bars)).toISOString()).toBe(expected)
})

it('a history as CSV has a heading, a line for each bar, and no line of none', () => {
  const at = Date.parse('2026-11-18T12:00:00Z')
  const bar = { at, open: '-37.63', high: '0.05', low: '-40.32', close: '0.00', count: 12 }
  expect(csvOf({ bars: [bar] })).toBe(
    'time,open,high,low,close,count\r\n2026-11-18T12:00:00.000Z,-37.63,0.05,-40.32,0.00,12\r\n',
  )
  expect(csvOf({ bars: [] })).toBe('time,open,high,low,close,count\r\n')
})
