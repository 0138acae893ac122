import { describe, expect, it } from 'vitest'
import { isMet } from '#common/rules/evaluate.ts'
import { noLossFigure } from './loss-figure.ts'

describe('a share of losing accounts', () => {
  it.each([
    '74.5% of retail investor accounts lose money when trading CFDs with this provider.',
    '74 % of our accounts lose money',
    '74 percent of retail accounts lost money last year',
    '71.25% of retail clients lose money',
    'Of all retail accounts, those that lost money made up 74.5 %.',
    'Losing accounts: 74 %',
    '74,5 % der Kleinanlegerkonten verlieren Geld beim CFD-Handel.',
    '74,5\u00a0% der Konten',
    '70 Prozent aller Kleinanleger verlieren Geld.',
    '74,5% rachunków inwestorów detalicznych odnotowuje straty.',
    '74,5% detalicznych rachunków traci pieniądze',
    'Pieniądze traci 74% rachunków.',
    '74% inwestorów traci pieniądze',
  ])('is refused: %s', (text) => {
    expect(isMet(noLossFigure, { body: [{ text }] })).toBe(false)
  })

  const plain = '74% of retail investor accounts lose money.'
  it.each([
    '74\uff05 of retail investor accounts lose money.',
    '\u202e47\u202c% of retail investor accounts lose money.',
    '\uff17\uff14% of retail investor ac\u00adcounts lose money.',
  ])('is refused in any dress: %j', (text) => {
    expect(isMet(noLossFigure, text)).toBe(false)
  })

  it.each(['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u{e0020}', '\ufe0f', '\0'])(
    'is refused with %j anywhere in it',
    (unseen) => {
      for (let at = 0; at <= plain.length; at += 1) {
        expect(isMet(noLossFigure, `${plain.slice(0, at)}${unseen}${plain.slice(at)}`), `at ${at}`).toBe(
          false,
        )
      }
    },
  )

  it.each([
    '{pct}% of retail investor accounts lose money when trading CFDs with this provider.',
    'We convert at our rate, which includes a charge of 0.5%. Your account stays in euros.',
    'A move of 3.33% against you is as large as the margin you put up, and you lose it.',
    'Positions are closed when the account falls to 50 % of the margin.',
    'Umrechnung 0,5 % auf jedes Ergebnis, das nicht in der Währung Ihres Kontos anfällt.',
    'Bei 50 % der Margin müssen wir Positionen schließen.',
    'Opłata za przewalutowanie wynosi 0,5% i dotyczy rachunków w innej walucie.',
    'Przy spadku o 3,33% tracisz cały depozyt zabezpieczający.',
    'Retail accounts lose money. Read why in the paper of 2026.',
    'One of two accounts loses money on a move of this size.',
  ])('is not seen where there is none: %s', (text) => {
    expect(isMet(noLossFigure, { body: [{ text }] })).toBe(true)
  })
})
