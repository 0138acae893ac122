import { expect, test } from 'vitest'
import { programTexts } from '#locales/resources.ts'
import { countedText } from './pips.ts'

test.each([
  ['pl', '1', '1 pips'],
  ['pl', '1.0', '1,0 pipsa'],
  ['pl', '0.9', '0,9 pipsa'],
  ['pl', '2.5', '2,5 pipsa'],
  ['pl', '3', '3 pipsy'],
  ['pl', '5', '5 pipsów'],
  ['pl', '12', '12 pipsów'],
  ['pl', '22', '22 pipsy'],
  ['pl', '25', '25 pipsów'],
  ['de', '1', '1 Pip'],
  ['de', '1.0', '1,0 Pips'],
  ['de', '8', '8 Pips'],
  ['en', '1', '1 pip'],
  ['en', '0.9', '0.9 pips'],
] as const)('%s: %s is %s', (locale, amount, expected) => {
  expect(countedText(locale, amount, programTexts[locale].trading.pips)).toBe(expected.replace(' ', '\u00a0'))
})
