import { describe, expect, it } from 'vitest'
import { flags } from './flags.ts'
import { pathOf, planCourses, planNights, type Point, stairsOf, trade, treadOf } from './plan-chart.ts'
import { type LogName, planLog, resultOf } from './plan-log.ts'

/** Length of a course in a frame so many times wider than high. */
const lengthOf = (points: readonly Point[], width: number): number =>
  points
    .slice(1)
    .reduce(
      (sum, { x, y }, at) => sum + Math.hypot((x - (points[at]?.x ?? 0)) * width, y - (points[at]?.y ?? 0)),
      0,
    )

describe('two courses', () => {
  const fix = { x: 30, y: 50 }
  const { up, down } = planCourses(fix)

  it('start at one fix and are of the same length in a frame of any shape', () => {
    expect([up[0], down[0]]).toEqual([fix, fix])
    for (const width of [1, 0.7, 3.2]) expect(lengthOf(up, width)).toBeCloseTo(lengthOf(down, width), 9)
    expect(pathOf(up).length).toBeLessThan(200)
  })

  it('end as far above the fix as below it, inside the frame', () => {
    expect(50 - (up.at(-1)?.y ?? 0)).toBe((down.at(-1)?.y ?? 0) - 50)
    for (const { x, y } of [...up, ...down]) {
      expect(x).toBeLessThan(100)
      expect(y).toBeGreaterThan(5)
      expect(y).toBeLessThan(95)
    }
  })
})

it('the trade of the charts is worked out at 30:1', () => {
  expect(trade).toEqual({ value: '10000', margin: '333.33', onePercent: '100' })
})

it('two weeks have ten charges and fourteen nights, and the stairs a tread for each day', () => {
  const { booked, charges, nights } = planNights(2)
  expect({ charges, nights }).toEqual({ charges: 10, nights: 14 })
  expect(booked).toEqual([1, 2, 5, 6, 7, 7, 7, 8, 9, 12, 13, 14, 14, 14])
  const frame = { from: { x: 6, y: 12 }, to: { x: 94, y: 88 } }
  const stairs = stairsOf(booked, frame)
  expect(stairs.match(/h/g)).toHaveLength(14)
  expect(stairs.endsWith('V88')).toBe(true)
  // Five nights are booked by Wednesday: there its words stand.
  expect(treadOf(booked, frame, 3)).toEqual({ x: 24.86, y: 39.14 })
  expect(treadOf(booked, frame, 14)).toEqual(frame.to)
})

describe('the log-books', () => {
  const terms = {
    contractSize: '100000',
    pipSize: '0.0001',
    quote: 'USD',
    maxLeverage: '30:1',
    typicalSpread: '0.9',
    overnightLong: '-14.62',
    overnightShort: '-0.45',
  }
  const names: LogName[] = ['log-loss', 'log-demo', 'log-transfers', 'log-nights']
  const amountsOf = (name: LogName) => planLog(name, terms)?.map(({ amount }) => amount)

  it('cost what the instrument costs at the sample price, and add up', () => {
    expect(amountsOf('log-loss')).toEqual(['1000.00', '-0.83', '-1.35', '-1.35', '-11.60', '-984.87'])
    expect(amountsOf('log-demo')).toEqual(['10000.00', '-0.83', '-1.35', '-1.35', '-11.60', '9984.87'])
    expect(amountsOf('log-transfers')).toEqual(['500.00', '-200.00', '-300.00'])
    expect(amountsOf('log-nights')).toEqual(['2000.00', '-0.83', '-9.45', '0.00', '-1989.72'])
  })

  it.each(names)('%s has at most six entries, in the order of time', (name) => {
    const entries = planLog(name, terms) ?? []
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(6)
    const times = entries.map(({ day, hour }) => day * 10_000 + Number(hour))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('show a loss more often than not, and never a gain', () => {
    const results = names.map((name) => resultOf(planLog(name, terms) ?? []))
    expect(results.filter((cents) => cents < 0).length * 2).toBeGreaterThanOrEqual(results.length)
    expect(results.every((cents) => cents <= 0)).toBe(true)
    expect(planLog('log-nights', { ...terms, overnightLong: '14.62' })).toBeNull()
  })

  it('are left out while a cost is unknown; transfers cost nothing', () => {
    expect(planLog('log-loss', null)).toBeNull()
    expect(planLog('log-nights', { ...terms, overnightLong: null })).toBeNull()
    expect(planLog('log-transfers', null)).toHaveLength(3)
  })
})

it('a flag is light enough to stand in the page', () => {
  for (const pieces of Object.values(flags)) expect(JSON.stringify(pieces).length).toBeLessThan(700)
})
