import { describe, expect, it, test } from 'vitest'
import { ratioOf, whole } from '#web/lib/numbers/ratio.ts'
import vectors from './bill-vectors.json' with { type: 'json' }
import { planBill, sizesOf, usualSizeOf } from './plan-bill.ts'

const eurusd = {
  contractSize: '100000',
  pipSize: '0.0001',
  quote: 'USD',
  maxLeverage: '30:1',
  typicalSpread: '0.9',
  overnightLong: '-13.19',
  overnightShort: '-2.90',
}
const given = { lots: '0.1', bid: '1.15847', rate: ratioOf('0.8632075'), currency: 'EUR' }

describe('the golden figures, worked out with another language’s fractions', () => {
  it.each(vectors)('$direction $lots lot of $symbol at $bid in $currency', (row) => {
    const { direction, currency, rate } = row
    if (direction !== 'buy' && direction !== 'sell') throw new Error(`${direction} is no direction`)
    const [over = '', under = ''] = rate
    const bill = planBill(row.terms, {
      direction,
      currency,
      lots: row.lots,
      bid: row.bid,
      rate: { over: BigInt(over), under: BigInt(under) },
    })
    expect(bill).toEqual({
      currency,
      value: { value: row.value, currency },
      spread: { value: row.spread, currency },
      margin: { value: row.margin, currency },
      night: row.night === null ? null : { value: row.night, currency },
      onePercent: { value: row.onePercent, currency },
    })
  })
})

test('without a price the spread and the night are still known', () => {
  const bill = planBill(eurusd, { ...given, direction: 'buy', bid: null, rate: whole(1), currency: 'USD' })
  expect(bill).toMatchObject({ value: null, margin: null, onePercent: null })
  expect(bill?.spread.value).toBe('-0.90')
  expect(bill?.night?.value).toBe('-1.32')
})

test.each(['0', '-1', 'abc', '', '1e9', '0,1'])('"%s" is no size', (lots) => {
  expect(planBill(eurusd, { ...given, direction: 'buy', lots })).toBeNull()
})

test.each([null, whole(0), whole(-1)])(
  'without a rate to the account’s currency there is no bill',
  (rate) => {
    expect(planBill(eurusd, { ...given, direction: 'buy', rate })).toBeNull()
  },
)

test.each([
  { minLot: '0.01', maxLot: '50', sizes: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1', '2', '5'] },
  { minLot: '0.1', maxLot: '50', sizes: ['0.1', '0.2', '0.5', '1', '2', '5', '10', '20', '50'] },
  { minLot: '1', maxLot: '10', sizes: ['1', '2', '5', '10'] },
  { minLot: '1', maxLot: '', sizes: ['1', '2', '5', '10', '20', '50', '100', '200', '500'] },
  { minLot: '', maxLot: '50', sizes: [] },
  { minLot: '0', maxLot: '50', sizes: [] },
])('sizes from $minLot to $maxLot lots', ({ minLot, maxLot, sizes }) => {
  expect(sizesOf({ minLot, maxLot })).toEqual(sizes)
})

test('a bill starts with a tenth of a lot where that can be traded', () => {
  expect(usualSizeOf(sizesOf({ minLot: '0.01', maxLot: '50' }))).toBe('0.1')
  expect(usualSizeOf(sizesOf({ minLot: '1', maxLot: '50' }))).toBe('1')
  expect(usualSizeOf([])).toBeNull()
})
