import { expect, test } from 'vitest'
import type { Instrument } from '#web/documents/instrument.ts'
import { planTerms } from './plan-terms.ts'

const eurusd: Instrument = {
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
  marginPct: '3.33',
  maxLeverage: '30:1',
  hours: null,
  note: null,
}

const valuesOf = (locale: 'en' | 'de', instrument: Instrument) =>
  Object.fromEntries(planTerms(locale, instrument).map(({ key, value }) => [key, value]))

test('every term has its value, exact and in the notation of the language', () => {
  expect(valuesOf('de', eurusd)).toEqual({
    lot: '100.000\u00a0EUR',
    currency: 'USD',
    pip: '0,0001',
    pipValue: '10,00\u00a0USD',
    minimum: '0,01',
    maximum: '50',
    spread: '0,9\u00a0Pips',
    spreadCost: '9,00\u00a0USD',
    margin: '3,33\u00a0%',
    leverage: '30:1',
  })
})

test('the meaning of each term is whole: no gap is left in it', () => {
  for (const { meaning } of planTerms('en', eurusd)) {
    expect(meaning).not.toMatch(/[{}]|undefined/)
    expect(meaning).toMatch(/\.$/)
  }
})

test('what is not known is not guessed', () => {
  const { pip, pipValue, spreadCost, ...rest } = valuesOf('en', { ...eurusd, pipSize: '' })
  expect([pip, pipValue, spreadCost]).toEqual([undefined, undefined, undefined])
  expect(rest.spread).toBe('0.9\u00a0pips')
})
