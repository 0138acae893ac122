import { describe, expect, it } from 'vitest'
import type { Bar, HistoryRange } from '#web/broker/history/history.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { tradingDayOf } from './day.ts'
import { chartHistoryOf, scaleOf } from './history.ts'
import { planNow } from './now.ts'
import { bar, barsOf } from './sample.ts'
import { planSheet } from './sheet.ts'

const to = Date.UTC(2026, 10, 20, 9, 52)
const hour = 3_600_000
const steps: Record<HistoryRange, [step: number, span: number]> = {
  '1d': [hour / 4, 24 * hour],
  '1w': [2 * hour, 168 * hour],
  '1m': [24 * hour, 720 * hour],
  '1y': [168 * hour, 8_760 * hour],
}

const plan = (bars: readonly Bar[], digits: number, range: HistoryRange = '1d') => {
  const [stepMs, span] = steps[range]
  const history = chartHistoryOf({ range, stepMs, from: to - span, to, bars })
  const { settled, last } = history
  const sheet = planSheet({
    settled,
    scale: scaleOf(history, digits),
    market: null,
    zone: 'UTC',
    locale: 'de',
  })
  const day = last ? tradingDayOf(null, last.at, 'UTC') : null
  return { sheet, now: planNow(history, sheet, day, null, 'de') }
}

const first = Date.UTC(2026, 10, 19, 10)
const numbersIn = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))

/** Every figure of a plan is a number, and everything drawn is within the chart. */
const isSound = ({ sheet, now }: ReturnType<typeof plan>) => {
  expect(JSON.stringify({ sheet, now })).not.toMatch(/NaN|Infinity|null,null/)
  for (const path of [sheet.candles.wicks, sheet.line, now?.wick ?? '', now?.line ?? ''])
    for (const number of numbersIn(path)) expect(Math.abs(number)).toBeLessThanOrEqual(4_000)
  expect(sheet.grid.length).toBeGreaterThanOrEqual(3)
  if (now) {
    expect(now.y).toBeGreaterThan(0)
    expect(now.y).toBeLessThan(100)
  }
}

const gaps = barsOf(
  first - 300 * hour,
  hour / 4,
  Array.from({ length: 1_200 }, (_, at) => 1.1 + Math.sin(at / 9) / 100),
  5,
)

describe('a history of', () => {
  it.each([
    ['none', [], 5],
    ['one bar', [bar(first, '1.1', '1.2', '1.0', '1.15')], 5],
    ['a flat line', barsOf(first, hour / 4, [5, 5, 5, 5], 2), 2],
    ['400 bars with gaps', gaps.filter((_, index) => index % 3 > 0).slice(-400), 5],
    ['a jump of 40 %', barsOf(first, hour / 4, [100, 140, 141], 2), 2],
    ['prices below zero', barsOf(first, hour / 4, [17.3, -37.63, 9.1], 2), 2],
    ['1e-6', barsOf(first, hour / 4, [0.000001, 0.0000012, 0.0000009], 8), 8],
    ['1e9', barsOf(first, hour / 4, [1e9, 1.2e9, 0.9e9], 2), 2],
  ])('%s is drawn', (_name, bars, digits) => {
    isSound(plan(bars, digits))
  })

  it.each(['1d', '1w', '1m', '1y'] as const)('%s is drawn', (range) => {
    const [stepMs, span] = steps[range]
    const count = Math.floor(span / stepMs)
    const { sheet, now } = plan(
      barsOf(
        to - span,
        stepMs,
        Array.from({ length: count }, (_, at) => 1 + at / 1_000),
        5,
      ),
      5,
      range,
    )
    isSound({ sheet, now })
    expect(sheet.candles.hollow.match(/M/g)).toHaveLength(count - 1)
    expect(sheet.ticks.filter(({ label }) => label).length).toBeGreaterThanOrEqual(4)
    expect(sheet.places).toHaveLength(range === '1d' ? 3 : 0)
    expect(sheet.ahead === null).toBe(range !== '1d')
  })
})

it('candles are hollow that closed higher or level, filled that closed lower', () => {
  const { sheet, now } = plan(
    [
      bar(first, '1.1', '1.2', '1.0', '1.15'),
      bar(first + hour / 4, '1.15', '1.15', '1.15', '1.15'),
      bar(first + hour / 2, '1.15', '1.15', '1.1', '1.1'),
      bar(first + hour, '1.1', '1.2', '1.1', '1.05'),
    ],
    2,
  )
  expect(sheet.candles.hollow.match(/M/g)).toHaveLength(2)
  expect(sheet.candles.filled.match(/M/g)).toHaveLength(1)
  expect(now?.isHollow).toBe(false)
})

it('the line ends where prices are missing, also before the bar that grows', () => {
  const bars = barsOf(first, hour / 4, [1, 2, 3, 4, 5, 6, 7], 2)
  const whole = plan(bars, 2)
  expect(whole.sheet.line.match(/M/g)).toHaveLength(1)
  expect(whole.now?.line).toContain('L')
  const holed = plan(
    bars.filter((_, index) => index !== 2 && index !== 5),
    2,
  )
  expect(holed.sheet.line.match(/M/g)).toHaveLength(2)
  expect(holed.now?.line).toMatch(/^M\d+ \d+h0$/)
})

it('the day is a band from its low to its high, its open where the broker says', () => {
  const midnight = Date.UTC(2026, 10, 20)
  const history = chartHistoryOf({
    range: '1d',
    stepMs: hour / 4,
    from: to - 24 * hour,
    to,
    bars: [
      bar(midnight - hour, '9', '20', '1', '9'),
      bar(midnight, '10', '12', '9', '11'),
      bar(midnight + hour, '11', '15', '10', '14'),
    ],
  })
  const sheet = planSheet({
    settled: history.settled,
    scale: scaleOf(history, 0),
    market: null,
    zone: 'UTC',
    locale: 'en',
  })
  const day = planNow(history, sheet, tradingDayOf(null, to, 'UTC'), '10', 'en')?.day
  expect(day?.high.text).toBe('15')
  expect(day?.low.text).toBe('9')
  expect(day?.openY).toBeGreaterThan(day?.top ?? 100)
  expect(planNow(history, sheet, tradingDayOf(null, to, 'UTC'), '99', 'en')?.day?.openY).toBeNull()
})

it('hours that are closed and ahead at once have one word', () => {
  const schedule = scheduleOf({
    zone: 'America/New_York',
    sessions: 'Sun 17:05 - Fri 16:55',
    dailyBreak: '16:59-17:05',
  })
  if (!schedule) throw new Error('the hours are not understood')
  const named = (end: number) => {
    const history = chartHistoryOf({
      range: '1d',
      stepMs: hour / 4,
      from: end - 24 * hour,
      to: end,
      bars: barsOf(end - 23 * hour, hour / 4, [1.1, 1.2, 1.15], 5),
    })
    const { ahead, closed } = planSheet({
      settled: { ...history.settled, lastAt: end - hour / 4 },
      scale: scaleOf(history, 5),
      market: { schedule, exchange: 'currencies' },
      zone: 'UTC',
      locale: 'en',
    })
    return [ahead?.isNamed, closed.map(({ isNamed }) => isNamed)]
  }
  // On Friday in New York: at noon, where little of the weekend is drawn, and half an hour before it.
  expect(named(Date.UTC(2026, 10, 20, 17))).toEqual([true, [false]])
  expect(named(Date.UTC(2026, 10, 20, 21, 30))).toEqual([false, [true]])
})
