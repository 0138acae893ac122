import { expect, test } from 'vitest'
import type { Locale } from '#locales/table.ts'
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
  overnightLong: '-14.62',
  overnightShort: '0.5',
  tripleNight: 'wednesday',
  marginPct: '3.33',
  maxLeverage: '30:1',
  hours: null,
  note: null,
}

const valuesOf = (locale: Locale, instrument: Instrument) =>
  Object.fromEntries(planTerms(locale, instrument).map(({ key, value }) => [key, value]))

test('every term has its value, exact and in the notation of the language', () => {
  expect(valuesOf('de', eurusd)).toEqual({
    lot: '100.000\u00a0EUR',
    currency: 'USD',
    pip: '0,0001',
    pipValue: '10,00\u00a0USD',
    minimum: '0,01\u00a0Lot',
    maximum: '50\u00a0Lot',
    spread: '0,9\u00a0Pips',
    spreadCost: '9,00\u00a0USD',
    margin: '3,33\u00a0%',
    leverage: '30:1',
    overnightLong: '−14,62\u00a0USD',
    overnightShort: '+0,50\u00a0USD',
    tripleNight: 'Mittwoch',
    closeOut: '50\u00a0% der Margin',
  })
})

test('lots are counted as the language does', () => {
  expect(valuesOf('pl', eurusd)).toMatchObject({ minimum: '0,01\u00a0lota', maximum: '50\u00a0lotów' })
  expect(valuesOf('en', { ...eurusd, minLot: '1' })['minimum']).toBe('1\u00a0lot')
  expect(valuesOf('pl', { ...eurusd, tripleNight: 'friday' })['tripleNight']).toBe('piątek')
})

test('an instrument without overnight rates has no rows for them', () => {
  const bare = valuesOf('en', { ...eurusd, overnightLong: null, overnightShort: null, tripleNight: null })
  expect(Object.keys(bare)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/overnight|tripleNight/)]),
  )
  expect(bare['closeOut']).toBe('50% of margin')
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
