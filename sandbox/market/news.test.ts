import { describe, expect, it } from 'vitest'
import { eventsBetween } from '#sandbox/calendar/events.ts'
import { newsMove } from './news.ts'

const strongest = () => {
  const year = eventsBetween('test', Date.parse('2026-01-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z'))
  const [first] = year
    .filter(({ release }) => release.importance === 3 && release.currency === 'USD')
    .toSorted((a, b) => Math.abs(b.figures.surprise) - Math.abs(a.figures.surprise))
  if (!first) throw new Error('The calendar of the year has no high figure for the dollar.')
  return first
}

describe('news', () => {
  it('moves a currency within a minute of its publication, in the direction of the surprise', () => {
    const { at, figures } = strongest()
    const before = newsMove('test', 'USD', at - 1_000)
    const after = newsMove('test', 'USD', at + 60_000)
    expect(Math.sign(after - before)).toBe(Math.sign(figures.surprise))
    expect(Math.abs(after - before)).toBeGreaterThan(0.002)
  })

  it('moves nothing before the figure is there, and leaves other currencies alone', () => {
    const { at } = strongest()
    expect(newsMove('test', 'USD', at)).toBeCloseTo(newsMove('test', 'USD', at - 1), 9)
    const quiet = newsMove('test', 'CNH', at + 60_000) - newsMove('test', 'CNH', at - 1_000)
    expect(Math.abs(quiet)).toBeLessThan(0.0001)
  })

  it('fades within two days', () => {
    const { at } = strongest()
    const alone = Math.abs(newsMove('test', 'USD', at + 60_000))
    expect(Math.abs(newsMove('test', 'USD', at + 40 * 3_600_000))).toBeLessThan(alone)
  })
})
