import { expect, test } from 'vitest'
import { planCosts, usualSizeOf } from './plan-costs.ts'

const euro = {
  symbol: 'EURUSD',
  contractSize: '100000',
  minLot: '0.01',
  maxLot: '50',
  pipSize: '0.0001',
  typicalSpread: '0.9',
  quote: 'USD',
  maxLeverage: '30:1',
  overnightLong: '-7.50',
  overnightShort: '2.10',
}
const bids: Record<string, string> = { EURUSD: '1.25000', USDJPY: '150.000' }
const bidOf = (symbol: string) => bids[symbol]

test('the usual size, as the bill has it, in euros', () => {
  expect(planCosts(euro, '0.1', '0.00640', bidOf)).toEqual({
    currency: 'EUR',
    // 0.1 × 100,000 × 0.00009 ÷ 1.25
    spread: { value: '-0.72', currency: 'EUR' },
    margin: { value: '333.33', currency: 'EUR' },
    onePercent: { value: '-100.00', currency: 'EUR' },
    long: { value: '-0.60', currency: 'EUR' },
    short: { value: '0.17', currency: 'EUR' },
    day: { value: '51.20', currency: 'EUR' },
  })
})

test.each([
  [
    'no rate: the quote currency, and nothing invented',
    {},
    () => undefined,
    { currency: 'USD', margin: null, onePercent: null },
  ],
  ['no published night', { overnightLong: null, overnightShort: null }, bidOf, { long: null, short: null }],
  [
    'yen',
    { symbol: 'USDJPY', quote: 'JPY', pipSize: '0.01' },
    bidOf,
    { currency: 'EUR', margin: { value: '266.67', currency: 'EUR' } },
  ],
])('%s', (_case, change, prices, expected) => {
  expect(planCosts({ ...euro, ...change }, '0.1', null, prices)).toMatchObject({ ...expected, day: null })
})

const nikkei = {
  ...euro,
  symbol: 'JPN225',
  contractSize: '1',
  pipSize: '1',
  typicalSpread: '7',
  quote: 'JPY',
}

test.each([
  ['a tenth of a lot', [euro], '0.1'],
  ['as much as no spread of the market rounds to nothing', [euro, nikkei], '0.2'],
  ['the smallest that all can be traded in', [euro, { ...euro, minLot: '1' }], '1'],
  ['none without a size', [{ ...euro, minLot: '0' }], null],
  ['none of no instruments', [], null],
])('%s', (_case, market, expected) => {
  expect(usualSizeOf(market, bidOf)).toBe(expected)
})
