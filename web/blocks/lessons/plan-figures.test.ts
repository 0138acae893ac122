import { expect, test } from 'vitest'
import { planFigures } from './plan-figures.ts'

const eurusd = {
  symbol: 'EURUSD',
  href: '/trading/forex/eurusd',
  name: 'Euro / US dollar',
  assetClass: 'forex',
  contractSize: '100000',
  contractUnit: 'EUR',
  minLot: '0.01',
  lotStep: '0.01',
  maxLot: '50',
  base: 'EUR',
  quote: 'USD',
  leverageClass: 'major-fx',
  kid: 'fx',
  digits: 5,
  pipSize: '0.0001',
  typicalSpread: '0.9',
  overnightLong: '-14.62',
  overnightShort: '-0.45',
  tripleNight: 'wednesday',
  marginPct: '3.33',
  maxLeverage: '30:1',
  hours: null,
  note: null,
} as const satisfies Parameters<typeof planFigures>[0]

const now = Date.parse('2026-11-20T09:52:00Z')
const given = { lots: '0.1', currency: 'EUR', now }

test('a fall of 0.57% and a move of 1% on 10,000 euros, whatever the price', () => {
  for (const bid of ['1.08272', '1.15847', '0.95']) {
    const { difference, onePercent, closeOutMove } = planFigures(eurusd, { ...given, bidOf: () => bid })
    expect(difference).toEqual({ value: '-57.00', currency: 'EUR' })
    expect(onePercent).toEqual({ value: '-100.00', currency: 'EUR' })
    expect(closeOutMove).toBe('1.67')
  }
})

test('without a price nothing is invented: no sums, the nights in dollars', () => {
  const { difference, onePercent, held } = planFigures(eurusd, { ...given, bidOf: () => null })
  expect([difference, onePercent, held?.currency]).toEqual([null, null, 'USD'])
})

test('fourteen nights from a Friday, three Wednesdays among them, are twenty charges', () => {
  const { held } = planFigures(eurusd, { ...given, bidOf: () => '1' })
  expect(held?.nights.filter(({ times }) => times === 3)).toHaveLength(3)
  expect(held?.long.at(-1)).toEqual({ value: '-29.24', currency: 'EUR' })
})

test('without a rate for both directions no nights are drawn', () => {
  expect(planFigures({ ...eurusd, overnightShort: null }, { ...given, bidOf: () => '1' }).held).toBeNull()
})
