import { describe, expect, it } from 'vitest'
import { formatPercentage, riskWarningIn } from './risk-warning.ts'

const wording = (language: string, sentence: string) => ({
  language,
  value: { sentences: [sentence], status: 'verified' as const },
})
const result = {
  lossPercentage: 74.5,
  texts: [
    {
      jurisdiction: 'cy',
      format: 'B',
      wording: [
        wording('en', '{pct}% lose'),
        wording('de', '{pct} % verlieren'),
        wording('pl', '{pct}% traci'),
      ],
    },
    { jurisdiction: 'de', format: 'B', wording: [wording('en', 'another jurisdiction')] },
  ],
}

describe('riskWarningIn', () => {
  it('writes figure and sentence as one text in the notation and spacing of the language', () => {
    expect(riskWarningIn(result, 'en').sentences('B')).toEqual(['74.5% lose'])
    expect(riskWarningIn(result, 'de').sentences('B')).toEqual(['74,5\u00a0% verlieren'])
    expect(riskWarningIn(result, 'pl').sentences('B')).toEqual(['74,5% traci'])
  })

  it('has no sentence where none was supplied, and refuses a language without format B', () => {
    expect(riskWarningIn(result, 'en').sentences('C')).toEqual([])
    expect(() => riskWarningIn({ ...result, texts: [] }, 'en')).toThrow(/format B/)
  })

  it('never rounds the drawn accounts down', () => {
    expect(riskWarningIn({ ...result, lossPercentage: 74.01 }, 'en').cells).toBe(75)
    expect(riskWarningIn({ ...result, lossPercentage: 100 }, 'en').cells).toBe(100)
  })
})

describe('formatPercentage', () => {
  it('keeps two decimals and adds none', () => {
    expect([formatPercentage(74, 'de'), formatPercentage(74.25, 'pl'), formatPercentage(100, 'en')]).toEqual([
      '74',
      '74,25',
      '100',
    ])
  })
})
