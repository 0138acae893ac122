import { expect, test } from 'vitest'
import type { Release } from '#web/features/calendar/release.ts'
import { planNext } from './plan-next.ts'
import { currenciesOf, planRelated } from './plan-related.ts'

const pair = (symbol: string) => ({ symbol, base: symbol.slice(0, 3), quote: symbol.slice(3) })
const pairs = ['USDJPY', 'GBPUSD', 'NZDJPY', 'EURGBP', 'EURJPY', 'GBPCHF', 'USDCHF'].map(pair)

test('related pairs share a currency, in the editors’ order', () => {
  expect(planRelated(pair('EURUSD'), pairs).map(({ symbol }) => symbol)).toEqual([
    'USDJPY',
    'GBPUSD',
    'EURGBP',
    'EURJPY',
  ])
  // The pair of both currencies comes first.
  expect(planRelated(pair('EURCHF'), [...pairs, pair('CHFEUR')])[0]?.symbol).toBe('CHFEUR')
})

test('a market of one other instrument shows that one, and one without shows none', () => {
  const oil = { symbol: 'UKOIL', base: null, quote: 'USD' }
  expect(planRelated({ ...oil, symbol: 'USOIL' }, [oil])).toEqual([oil])
  expect(planRelated(oil, [])).toEqual([])
})

test.each([
  ['EUR', 'USD', ['EUR', 'USD']],
  ['USD', 'CNH', ['USD', 'CNY']],
  [null, 'HKD', ['HKD']],
  [null, '', []],
])('the currencies of %s and %s', (base, quote, currencies) => {
  expect(currenciesOf({ base, quote })).toEqual(currencies)
})

const release = (id: string, at: number, currency: string, importance: 1 | 2 | 3 = 1): Release => ({
  id,
  series: null,
  source: null,
  at,
  currency,
  importance,
  title: id,
  unit: '',
  actual: null,
  forecast: null,
  previous: null,
})

test('the next releases of its currencies, the more important of two at once first', () => {
  const releases = [
    release('past', 9, 'USD'),
    release('yen', 12, 'JPY'),
    release('low', 20, 'USD'),
    release('high', 20, 'EUR', 3),
    release('first', 10, 'EUR'),
    release('late', 90, 'USD'),
  ]
  expect(planNext(releases, ['EUR', 'USD'], 10).map(({ id }) => id)).toEqual(['first', 'high', 'low'])
  expect(planNext(releases, ['CHF'], 10)).toEqual([])
})
