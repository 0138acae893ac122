import { describe, expect, it } from 'vitest'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { closedSpans, placeSpans } from './closed.ts'
import { tradingDayOf } from './day.ts'

const schedule = scheduleOf({
  zone: 'America/New_York',
  sessions: 'Sun 17:05 - Fri 16:55',
  dailyBreak: '16:59-17:05',
})
if (!schedule) throw new Error('the hours are not understood')
const market = { schedule, exchange: 'currencies' } as const
const at = (text: string) => Date.parse(text)
const hour = 3_600_000
const written = (spans: readonly { from: number; until: number }[]) =>
  spans.map(({ from, until }) =>
    [from, until].map((instant) => new Date(instant).toISOString().slice(5, 16)).join(' '),
  )

describe('closedSpans', () => {
  it('is the weekend, in the winter and the summer of New York', () => {
    const week = { from: at('2026-11-13T12:00:00Z'), until: at('2026-11-20T12:00:00Z'), stepMs: 2 * hour }
    expect(written(closedSpans(market, week))).toEqual(['11-13T21:55 11-15T22:05'])
    const june = { from: at('2026-06-12T12:00:00Z'), until: at('2026-06-19T12:00:00Z'), stepMs: 2 * hour }
    expect(written(closedSpans(market, june))).toEqual(['06-12T20:55 06-14T21:05'])
  })
  it('ends with the window', () => {
    const saturday = { from: at('2026-11-20T12:00:00Z'), until: at('2026-11-21T18:00:00Z'), stepMs: hour / 4 }
    expect(written(closedSpans(market, saturday))).toEqual(['11-20T21:55 11-21T18:00'])
  })
  it('leaves out the five minutes of a day, weeks, and a market without hours', () => {
    const day = { from: at('2026-11-18T12:00:00Z'), until: at('2026-11-19T18:00:00Z'), stepMs: hour / 4 }
    expect(closedSpans(market, day)).toEqual([])
    expect(closedSpans(market, { ...day, from: at('2025-11-19T00:00:00Z'), stepMs: 168 * hour })).toEqual([])
    expect(closedSpans(null, day)).toEqual([])
  })
})

it('three places are at work on their own clocks, and not at the weekend', () => {
  const spans = placeSpans({ from: at('2026-11-20T00:00:00Z'), until: at('2026-11-22T23:00:00Z') })
  expect(spans.map(({ name, spans: open }) => [name, written(open)])).toEqual([
    ['tokyo', ['11-20T00:00 11-20T09:00']],
    ['london', ['11-20T08:00 11-20T16:30']],
    ['newYork', ['11-20T13:00 11-20T22:00']],
  ])
})

describe('tradingDayOf', () => {
  it.each([
    [
      'in the evening of New York the next day has begun',
      '2026-11-19T23:00:00Z',
      '2026-11-19T22:05:00.000Z',
      5,
    ],
    ['by day', '2026-11-20T09:00:00Z', '2026-11-19T22:05:00.000Z', 5],
    ['at the weekend it is Friday', '2026-11-21T15:00:00Z', '2026-11-19T22:05:00.000Z', 5],
    ['on Sunday evening it is Monday', '2026-11-22T23:00:00Z', '2026-11-22T22:05:00.000Z', 1],
  ])('%s', (_name, now, from, weekday) => {
    const day = tradingDayOf(market, at(now), 'UTC')
    expect(new Date(day.from).toISOString()).toBe(from)
    expect(new Date(day.middle).getUTCDay()).toBe(weekday)
  })
  it('of a market without hours begins at midnight of the visitor', () => {
    expect(tradingDayOf(null, at('2026-11-20T09:00:00Z'), 'Asia/Kathmandu').from).toBe(
      at('2026-11-19T18:15:00Z'),
    )
  })
})
