import { expect, it } from 'vitest'
import type { Importance } from '../release.ts'
import { timed } from '../sample-release.ts'
import { zoneClock } from '../zone-clock.ts'
import { placeOf, planMarks, topOf } from './plan-day-rule.ts'

const clock = zoneClock({ id: 'UTC', diff: 0 })
const at = (time: string) => Date.parse(`2026-11-18T${time}:00Z`)
const release = (time: string, currency: string | null, importance: Importance | null) =>
  timed(`2026-11-18T${time}:00Z`, { id: `${time} ${currency} ${importance}`, currency, importance })

it('makes the more important mark taller, at its minute of the day', () => {
  const [low, high] = planMarks([release('06:00', 'EUR', 1), release('18:00', 'USD', 3)], clock, at('12:00'))
  expect(low).toMatchObject({ line: `M${placeOf(360)} 82V62`, isPast: true, lead: null })
  expect(high).toMatchObject({ line: `M${placeOf(1_080)} 82V24`, isPast: false })
})

it('lets no two labels of a crowded morning touch, and keeps them all in the drawing', () => {
  const times = ['08:15', '08:30', '08:30', '08:45', '09:00', '09:00', '09:15', '09:30']
  const codes = ['EUR', 'EUR', 'GBP', 'CHF', 'EUR', 'USD', 'JPY', 'GBP']
  const levels = [1, 3, 2, 1, 3, 1, 2, 3] as const
  const marks = planMarks(
    times.map((time, index) => release(time, codes[index] ?? '', levels[index] ?? 1)),
    clock,
    0,
  )
  const labels = marks.flatMap(({ label }) => (label ? [label] : []))
  expect(labels).toHaveLength(8)
  for (const [index, one] of labels.entries())
    for (const other of labels.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= 38 || Math.abs(one.y - other.y) >= 15).toBe(true)
  expect(Math.min(...labels.map(({ y }) => y)) - 15).toBeGreaterThanOrEqual(topOf(marks))
})

it('draws what is not ranked as low, and what is for all markets without a label', () => {
  const [mark] = planMarks([release('06:00', null, null)], clock, at('12:00'))
  expect(mark).toMatchObject({ line: `M${placeOf(360)} 82V62`, label: null, lead: null })
})

it('names a currency once when several of its figures come together', () => {
  const marks = planMarks([release('13:30', 'USD', 3), release('13:30', 'USD', 2)], clock, 0)
  expect(marks.map(({ label }) => label?.text ?? null)).toEqual(['USD', null])
  expect(marks[0]?.line).not.toBe(marks[1]?.line)
})

const rising = (time: string) => {
  const crowd = planMarks(
    ['JPY', 'NZD', 'AUD'].map((currency) => release(time, currency, 3)),
    clock,
    0,
  )
  return topOf(crowd, true) - topOf(crowd)
}

it('has room for the day above labels of the first hours, and adds none for later ones', () => {
  expect(rising('00:50')).toBe(-24)
  expect(rising('09:00')).toBe(0)
})
