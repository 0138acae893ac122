import { describe, expect, it } from 'vitest'
import { canonicalOf, typedAs } from './number-text.ts'
import { readLots, readNights, readPositive, readYearly } from './read-fields.ts'

const codeOf = (reading: ReturnType<typeof readPositive>) =>
  'problem' in reading ? reading.problem.code : 'fine'
const limits = { minLot: '0.01', maxLot: '50', lotStep: '0.01' }

describe('numbers as they are typed', () => {
  it.each([
    ['en', '1.085', '1.085'],
    ['en', ' 18000 ', '18000'],
    ['en', '−2.5', '-2.5'],
    ['en', '1,085', null],
    ['en', '18,000.5', null],
    ['de', '1,085', '1.085'],
    ['de', '1.085', null],
    ['pl', '0,01', '0.01'],
    ['pl', '18 000', null],
    ['en', '', null],
    ['en', '1e5', null],
    ['en', '.5', null],
    ['en', '9'.repeat(16), null],
  ] as const)('in %s %j is %j', (locale, text, canonical) => {
    expect(canonicalOf(locale, text)).toBe(canonical)
    if (canonical !== null) expect(canonicalOf(locale, typedAs(locale, canonical))).toBe(canonical)
  })
})

describe('what a calculator is given', () => {
  it.each([
    ['', 'empty'],
    [null, 'shape'],
    ['0', 'positive'],
    ['-1', 'positive'],
    ['0.009', 'least'],
    ['0.01', 'fine'],
    ['0.015', 'step'],
    ['1.37', 'fine'],
    ['50', 'fine'],
    ['50.01', 'most'],
  ])('%j lots are %s', (entry, code) => {
    expect(codeOf(readLots(entry, limits))).toBe(code)
  })

  it('takes prices above zero, whole nights and rates below zero', () => {
    expect(['1.5', '0', '-1', '', null].map((entry) => codeOf(readPositive(entry)))).toEqual([
      'fine',
      'positive',
      'positive',
      'empty',
      'shape',
    ])
    expect(['1', '0', '1.5', '366', '367'].map((entry) => codeOf(readNights(entry)))).toEqual([
      'fine',
      'positive',
      'whole',
      'fine',
      'most',
    ])
    expect(['-0.5', '100.1', '-101'].map((entry) => codeOf(readYearly(entry)))).toEqual([
      'fine',
      'most',
      'least',
    ])
  })
})
