import { expect, test } from 'vitest'
import { timed, untimed } from '#web/features/calendar/sample-release.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
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

const clock = zoneClock({ id: 'UTC', diff: 0 })
const now = Date.parse('2026-11-18T10:00:00Z')
const release = (id: string, hour: string, currency: string | null, importance: 1 | 2 | 3 = 1) =>
  timed(`2026-11-18T${hour}:00:00Z`, { id, currency, importance })

test('the next events of its currencies and of all markets, the more important of two at once first', () => {
  const releases = [
    release('past', '09', 'USD'),
    release('yen', '12', 'JPY'),
    release('low', '20', 'USD'),
    release('high', '20', 'EUR', 3),
    release('first', '11', null),
    release('late', '23', 'USD'),
    untimed('tentative', '2026-11-18', { id: 'open', currency: 'EUR' }),
    untimed('holiday', '2026-11-18', { currency: 'EUR' }),
  ]
  const ids = (currencies: readonly string[], count?: number) =>
    planNext(releases, currencies, clock, now, count).map(({ id }) => id)
  expect(ids(['EUR', 'USD'])).toEqual(['first', 'high', 'low'])
  expect(ids(['EUR'])).toEqual(['first', 'high', 'open'])
  expect(ids(['CHF'])).toEqual(['first'])
})
