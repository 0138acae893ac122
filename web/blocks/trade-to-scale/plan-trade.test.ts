import { describe, expect, it } from 'vitest'
import { layouts, planDrawing } from './plan-drawing.ts'
import type { LastPrice } from '#web/features/history/last-prices.ts'
import { nightsHeld, planTrade } from './plan-trade.ts'

const eurusd = {
  symbol: 'EURUSD',
  contractSize: '100000',
  pipSize: '0.0001',
  quote: 'USD',
  maxLeverage: '30:1',
  typicalSpread: '0.6',
  overnightLong: '-6.12',
  overnightShort: '1.04',
  tripleNight: 'wednesday',
} as const
const gold = {
  ...eurusd,
  symbol: 'XAUUSD',
  contractSize: '100',
  pipSize: '0.01',
  maxLeverage: '20:1',
  tripleNight: null,
}
const index = {
  ...eurusd,
  symbol: 'GER30',
  quote: 'EUR',
  contractSize: '1',
  pipSize: '1',
  maxLeverage: '10:1',
  tripleNight: 'friday',
} as const

const at = Date.UTC(2026, 10, 25, 9, 45)
const prices: Readonly<Record<string, LastPrice>> = {
  EURUSD: { bid: '1.15847', at },
  XAUUSD: { bid: '4063.18', at: at - 60_000 },
  GER30: { bid: '23204.4', at },
}
const priceOf = (symbol: string) => prices[symbol] ?? null
const trade = (instrument: Parameters<typeof planTrade>[0], lots = '0.10', known = priceOf) =>
  planTrade(instrument, { lots, currency: 'EUR', priceOf: known })
const sums = (plan: ReturnType<typeof planTrade>) =>
  [
    plan.value,
    plan.spread?.sum,
    plan.nightsTotal,
    plan.up.sum,
    plan.down.sum,
    plan.closeOut.sum,
    plan.margin.sum,
  ].map((sum) => sum?.value ?? null)

describe('planTrade', () => {
  it.each([
    [
      'a major pair, 30:1',
      eurusd,
      '0.10',
      ['10000.00', '-0.52', '-3.18', '100.00', '-100.00', '-166.67', '-333.33'],
    ],
    ['gold, 20:1', gold, '0.01', ['3507.37', '-0.01', '-0.20', '35.07', '-35.07', '-87.68', '-175.37']],
    [
      'an index in euros, 10:1',
      index,
      '1',
      ['23204.40', '-0.60', '-42.84', '232.04', '-232.04', '-1160.22', '-2320.44'],
    ],
  ])('%s', (_, instrument, lots, expected) => {
    expect(sums(trade(instrument, lots))).toEqual(expected)
  })

  it('is dated by the oldest price in it', () => {
    expect(trade(gold).pricedAt).toBe(at - 60_000)
  })

  it('has its moves without a price, and no cost', () => {
    const plan = trade(eurusd, '0.10', () => null)
    expect(sums(plan)).toEqual([null, null, null, null, null, null, null])
    expect(plan.pricedAt).toBeNull()
    expect([plan.up, plan.down, plan.closeOut, plan.margin].map(({ percent }) => percent)).toEqual([
      1, -1, -1.666667, -3.333333,
    ])
  })

  it.each(['0', '-1', 'abc', ''])('draws no size “%s” in money', (lots) => {
    expect(sums(trade(eurusd, lots))).toEqual([null, null, null, null, null, null, null])
  })

  it('a credit of a night is above zero', () => {
    const plan = trade({ ...eurusd, overnightLong: '6.12' })
    expect(plan.nights.map(({ percent }) => percent > 0)).toEqual([true, true, true, true])
  })
})

it.each([
  ['wednesday', [1, 1, 3, 1]],
  ['friday', [1, 1, 1, 1, 3]],
  [null, [1, 1, 1, 1]],
] as const)('nights to a triple %s', (triple, factors) => {
  expect(nightsHeld(triple).map(({ factor }) => factor)).toEqual(factors)
})

describe('planDrawing', () => {
  it.each(['wide', 'medium', 'narrow'] as const)(
    '%s: one scale for all, and costs that can be seen',
    (name) => {
      for (const instrument of [eurusd, gold, index]) {
        const plan = trade(instrument)
        const drawing = planDrawing(plan, layouts[name])
        const perPercent = layouts[name].frame.depth / -plan.margin.percent
        expect(drawing.up.height).toBeCloseTo(perPercent, 0)
        expect(drawing.up.height).toBe(drawing.down.height)
        expect(drawing.up.y + drawing.up.height).toBeCloseTo(drawing.surface, 0)
        expect(drawing.reaches[0]?.height).toBeCloseTo(drawing.closeOutY - drawing.surface, 0)
        expect(drawing.reaches[1]?.height).toBeCloseTo(drawing.marginY - drawing.surface, 0)
        expect(drawing.marginY - drawing.surface).toBeCloseTo(layouts[name].frame.depth, 0)
        for (const bar of [drawing.spread, ...drawing.nights]) expect(bar?.height).toBeGreaterThanOrEqual(1.6)
        expect(drawing.ticks.length).toBeGreaterThan(3)
        expect(drawing.ticks.length).toBeLessThanOrEqual(12)
        for (const { y } of drawing.ticks) expect(y >= 0 && y <= drawing.height).toBe(true)
      }
    },
  )

  it.each(['wide', 'medium', 'narrow'] as const)(
    '%s: a sum under the fallen bar has room beside it',
    (name) => {
      const { down, reaches } = planDrawing(trade(eurusd), layouts[name])
      // Half of `−€100`, in letters of 24 and 17 units.
      const half = name === 'wide' ? 40 : 29
      expect((reaches[0]?.x ?? 0) - (down.x + down.width / 2)).toBeGreaterThan(half)
    },
  )

  it('a credit stands above the surface', () => {
    const drawing = planDrawing(trade({ ...eurusd, overnightLong: '6.12' }), layouts.wide)
    expect(drawing.nights.every(({ y, height }) => y + height <= drawing.surface + 0.1)).toBe(true)
  })

  it('is drawn by percentage without a price: ticks in per cent, no costs', () => {
    const drawing = planDrawing(
      trade(eurusd, '0.10', () => null),
      layouts.wide,
    )
    expect(drawing.spread).toBeNull()
    expect(drawing.nights).toEqual([])
    expect(drawing.ticks.map(({ amount }) => amount)).toEqual([1, 0.5, -0.5, -1, -1.5, -2, -2.5, -3])
    expect(drawing.up.height).toBeCloseTo(92.1, 1)
  })
})
