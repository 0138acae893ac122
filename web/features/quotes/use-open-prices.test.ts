import { expect, test } from 'vitest'
import { openPricesFrom } from './use-open-prices.ts'

test('open prices are kept as the broker wrote them, by instrument', () => {
  const list = [
    { name: 'EURUSD', open: '1.07950' },
    { name: 'XAUUSD', open: 2432.84 },
  ]
  expect(openPricesFrom({ res: 1, dt: { list } })).toEqual({ EURUSD: '1.07950', XAUUSD: '2432.84' })
})

test.each([null, 'x', { res: 0, dt: { list: [{ name: 'EURUSD', open: '1' }] } }, { res: 1, dt: {} }])(
  '%j is a failure',
  (envelope) => {
    expect(openPricesFrom(envelope)).toBeNull()
  },
)

test('what is no price is left out', () => {
  const list = [{ name: 'EURUSD', open: '1e5' }, { open: '1' }, 7, { name: 'USDJPY', open: '-1' }]
  expect(openPricesFrom({ res: 1, dt: { list } })).toEqual({})
})
