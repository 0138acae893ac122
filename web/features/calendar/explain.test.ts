import { describe, expect, it } from 'vitest'
import { meaningOf, type MovedInstrument, movedBy, movesOneOf } from './explain.ts'

const meanings = [
  { series: ['*-cpi', '*-cpi-*'], meaning: 'prices', instruments: [] },
  { series: ['us-*'], meaning: 'america', instruments: [] },
  { series: ['us-crude-stocks'], meaning: 'oil', instruments: ['USOIL'] },
]

describe('meaningOf', () => {
  it.each([
    ['de-cpi', 'prices'],
    ['us-cpi', 'prices'],
    ['de-cpi-flash', 'prices'],
    ['us-claims', 'america'],
    ['us-crude-stocks', 'oil'],
    ['cpi', null],
    ['-cpi', 'prices'],
    ['jp-gdp', null],
    ['', null],
    [null, null],
  ])('%j is explained by %j', (series, meaning) => {
    expect(meaningOf(series, meanings)?.meaning ?? null).toBe(meaning)
  })

  it('lets no part of a series serve twice', () => {
    expect(meaningOf('aba', [{ series: ['ab*ba'], meaning: 'x', instruments: [] }])).toBeNull()
    expect(meaningOf('abba', [{ series: ['ab*ba'], meaning: 'x', instruments: [] }])).not.toBeNull()
    expect(meaningOf('a-b-c', [{ series: ['a*b*c'], meaning: 'x', instruments: [] }])).not.toBeNull()
    expect(meaningOf('a-c-b', [{ series: ['a*b*c'], meaning: 'x', instruments: [] }])).toBeNull()
  })
})

const pair = (symbol: string): MovedInstrument => ({
  symbol,
  href: `/trading/forex/${symbol.toLowerCase()}`,
  market: 'forex',
  currencies: [symbol.slice(0, 3), symbol.slice(3)],
})
const own = (symbol: string, market: MovedInstrument['market'], currency: string): MovedInstrument => ({
  ...pair(symbol),
  market,
  currencies: [currency],
})
const list = [
  ...['EURUSD', 'USDJPY', 'GBPUSD', 'USDCHF', 'USDCAD', 'EURJPY'].map(pair),
  own('XAUUSD', 'metals', 'USD'),
  own('XAGUSD', 'metals', 'USD'),
  own('USOIL', 'energy', 'USD'),
  own('US500', 'indices', 'USD'),
  own('US30', 'indices', 'USD'),
  own('NAS100', 'indices', 'USD'),
]
const symbols = (currency: string, named: string[]) =>
  movedBy(currency, named, list).map(({ symbol }) => symbol)

describe('movedBy', () => {
  it('names what editors name first, then the most traded of the currency', () => {
    expect(symbols('USD', [])).toEqual(['EURUSD', 'USDJPY', 'GBPUSD', 'USDCHF', 'US500', 'US30', 'XAUUSD'])
    expect(symbols('USD', ['USOIL', 'USDCAD', 'GONE']).slice(0, 3)).toEqual(['USOIL', 'USDCAD', 'EURUSD'])
    expect(symbols('JPY', ['USDJPY'])).toEqual(['USDJPY', 'EURJPY'])
    expect(symbols('PLN', [])).toEqual([])
  })
})

describe('movesOneOf', () => {
  const explained = {
    meanings: [{ series: ['us-*'], meaning: '', instruments: ['XAUUSD'] }],
    instruments: [
      { symbol: 'EURUSD', href: '', market: 'forex' as const, currencies: ['EUR', 'USD'] },
      { symbol: 'XAUUSD', href: '', market: 'metals' as const, currencies: ['USD'] },
      { symbol: 'GER40', href: '', market: 'indices' as const, currencies: ['EUR'] },
    ],
  }
  it.each([
    ['one of its currency', 'EUR', null, ['EURUSD'], true],
    ['none of its currency', 'JPY', null, ['EURUSD', 'GER40'], false],
    ['one that its explanation names', 'JPY', 'us-payrolls', ['XAUUSD'], true],
    ['what is for all markets', null, null, ['GER40'], true],
    ['an instrument that is not on the site', 'EUR', null, ['NONE'], false],
    ['nothing', 'EUR', null, [], false],
  ])('%s', (_what, currency, series, starred, expected) => {
    expect(movesOneOf({ currency, series }, starred, explained)).toBe(expected)
  })
})
