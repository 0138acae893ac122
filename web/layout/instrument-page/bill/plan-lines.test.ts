import { expect, test } from 'vitest'
import { programTexts } from '#locales/resources.ts'
import type { Locale } from '#locales/table.ts'
import { planLines } from './plan-lines.ts'

const terms = {
  symbol: 'USDJPY',
  contractSize: '100000',
  pipSize: '0.01',
  quote: 'JPY',
  maxLeverage: '30:1',
  typicalSpread: '1.0',
  overnightLong: '416.67',
  overnightShort: '-2500.00',
}
const bids: Readonly<Record<string, string>> = { USDJPY: '150.000', EURUSD: '1.08500', GBPUSD: '1.26500' }

const onlyYen = (symbol: string) => (symbol === 'USDJPY' ? '150.000' : null)

const linesOf = (
  locale: Locale,
  given: Partial<{ direction: 'buy' | 'sell'; lots: string; currency: string }> = {},
  bidOf = (symbol: string) => bids[symbol] ?? null,
  of = terms,
) =>
  planLines(
    locale,
    of,
    { direction: 'buy', lots: '0.1', currency: 'EUR', ...given },
    bidOf,
    programTexts[locale].trading.bill,
  )

const valuesOf = (...given: Parameters<typeof linesOf>) => linesOf(...given).lines.map(({ value }) => value)

test('four lines in the order of the ticket, in the account’s currency and the language’s notation', () => {
  expect(linesOf('en').lines.map(({ key }) => key)).toEqual(['spread', 'margin', 'night', 'percent'])
  expect(valuesOf('en')).toEqual(['−€0.61', '€307.22', '+€0.26', '−€92.17'])
  expect(valuesOf('de')).toEqual(['−0,61\u00a0€', '307,22\u00a0€', '+0,26\u00a0€', '−92,17\u00a0€'])
  expect(valuesOf('en', { direction: 'sell', currency: 'USD', lots: '1' })).toEqual([
    '−$6.67',
    '$3,333.33',
    '−$16.67',
    '−$1,000.00',
  ])
  expect(linesOf('en').missing).toBeNull()
  expect(linesOf('en').lines[1]?.note).toBe('€9,216.59 at 30:1')
})

test('without a rate the figures are in the quote currency, and the page says why', () => {
  const { lines, missing } = linesOf('en', {}, onlyYen)
  expect(lines.map(({ value }) => value)).toEqual([
    '−100\u00a0JPY',
    '50,000\u00a0JPY',
    '+42\u00a0JPY',
    '−15,000\u00a0JPY',
  ])
  expect(missing).toBe('In JPY for now: no rate to EUR is known just now.')
})

test('without any price the typical figures stand, and the others are dashes', () => {
  const { lines, missing } = linesOf('en', {}, () => null)
  expect(lines.map(({ value }) => value)).toEqual(['−100\u00a0JPY', '–', '+42\u00a0JPY', '–'])
  expect(missing).toMatch(/^No price is known/)
})

test('an instrument without overnight rates shows no night, and says who does', () => {
  const { lines } = linesOf('en', {}, undefined, { ...terms, overnightLong: '' })
  expect(lines[2]).toMatchObject({ value: '–', note: 'the platform shows the rate' })
})
