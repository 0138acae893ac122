import { expect, test } from 'vitest'
import { planHolding } from './plan-holding.ts'

const gold = {
  overnightLong: '-45.00',
  overnightShort: '11.67',
  tripleNight: 'wednesday',
  quote: 'USD',
} as const
const given = {
  now: Date.parse('2026-11-20T09:52:00Z'),
  lots: '0.1',
  currency: 'EUR',
  bidOf: (symbol: string) => (symbol === 'EURUSD' ? '1.25000' : null),
}

test('fourteen nights with three triple ones are twenty, in euros at the known rate', () => {
  const stairs = planHolding('en', gold, given)
  expect(stairs).toMatchObject({ currency: 'EUR', longText: '−€72.00', shortText: '+€18.67' })
  expect(stairs?.long.at(0)).toBe(-3.6)
  expect(stairs?.nights).toHaveLength(14)
})

test('without a rate the sums are in the quote currency', () => {
  expect(planHolding('de', gold, { ...given, bidOf: () => null })).toMatchObject({
    currency: 'USD',
    longText: '−90,00\u00a0$',
  })
})

test('a credit is never shown alone, nor a charge', () => {
  expect(planHolding('en', { ...gold, overnightLong: null }, given)).toBeNull()
  expect(planHolding('en', { ...gold, overnightShort: null }, given)).toBeNull()
})
