import { expect, test } from 'vitest'
import { openPricesFrom } from './open-prices.ts'

test('D3: open prices are kept as the broker wrote them, by instrument', () => {
  const list = [
    { name: 'EURUSD', open: '1.07950' },
    { name: 'XAUUSD', open: 2432.84 },
  ]
  expect(openPricesFrom({ list })).toEqual({ EURUSD: '1.07950', XAUUSD: '2432.84' })
})

test.each([null, 'x', {}, { list: 'x' }])('%j is of another shape', (dt) => {
  expect(openPricesFrom(dt)).toBeNull()
})

test('what is no price is left out', () => {
  const list = [
    { name: 'EURUSD', open: '1e5' },
    { open: '1' },
    7,
    { name: 'USDJPY', open: '-1' },
    { name: 'UKOIL', open: '0.00' },
  ]
  expect(openPricesFrom({ list })).toEqual({})
})
