import { expect, test } from 'vitest'
import { bindUnits, bindUnitsIn } from './units.ts'

test.each([
  ['0.9 pips cost 9.00 USD', '0.9·pips cost 9.00·USD'],
  ['Bei 5 % sind 0,1 Lot 60 Euro', 'Bei 5·% sind 0,1·Lot 60·Euro'],
  ['2,5 pipsa, 3 pipsy, 25 pipsów, 14 250 dolarów', '2,5·pipsa, 3·pipsy, 25·pipsów, 14 250·dolarów'],
  ['100 troy ounces, 5.000 Feinunzen, 100 uncji', '100·troy ounces, 5.000·Feinunzen, 100·uncji'],
  ['in {{hours}} h {{minutes}} min', 'in {{hours}}·h {{minutes}}·min'],
  ['PDF, 36 kB', 'PDF, 36·kB'],
])('%s', (loose, bound) => {
  expect(bindUnits(loose)).toBe(bound.replaceAll('·', '\u00a0'))
})

test.each([
  'MT4 starts',
  'Germany 30 minus 2',
  '30 pairs',
  '3036 Limassol',
  '12 Sample Street',
  '50 lotniczych',
])('%s has no unit', (text) => {
  expect(bindUnits(text)).toBe(text)
})

test('an answer is bound however deep, its keys and numbers stay', () => {
  const answer = { '1 s': [{ text: '5 days', at: 5, none: null }] }
  expect(bindUnitsIn(answer)).toEqual({ '1 s': [{ text: '5\u00a0days', at: 5, none: null }] })
})
