import { expect, test } from 'vitest'
import { planGroups } from './plan-groups.ts'

const one = (symbol: string, maxLeverage: string, base: string | null, quote: string) => ({
  symbol,
  maxLeverage,
  marginPct: maxLeverage === '30:1' ? '3.33' : '5',
  base,
  quote,
})

test('by the limit, the highest first, each with the currencies that are new in it', () => {
  const groups = planGroups([
    one('AUDUSD', '20:1', 'AUD', 'USD'),
    one('EURUSD', '30:1', 'EUR', 'USD'),
    one('USDJPY', '30:1', 'USD', 'JPY'),
    one('EURAUD', '20:1', 'EUR', 'AUD'),
  ])
  expect(groups.map(({ instruments, ...group }) => [group, instruments.map(({ symbol }) => symbol)])).toEqual(
    [
      [
        { leverage: '30:1', margin: '3.33', currencies: ['EUR', 'USD', 'JPY'], isOfThem: true },
        ['EURUSD', 'USDJPY'],
      ],
      [{ leverage: '20:1', margin: '5', currencies: ['AUD'], isOfThem: false }, ['AUDUSD', 'EURAUD']],
    ],
  )
})

test('what is no pair has no currencies', () => {
  expect(planGroups([one('XAUUSD', '20:1', null, 'USD')])[0]?.currencies).toEqual([])
})
