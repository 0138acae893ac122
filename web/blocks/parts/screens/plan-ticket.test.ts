import { describe, expect, it, test } from 'vitest'
import { whole } from '#web/lib/numbers/ratio.ts'
import { planTicket, sampleRate, sampleTicket, sizeText, type TicketTerms } from './plan-ticket.ts'
import { euroTerms } from './sample-terms.ts'

const index: TicketTerms = {
  ...euroTerms,
  symbol: 'NAS100',
  contractSize: '1',
  pipSize: '1',
  maxLeverage: '20:1',
  typicalSpread: '1.5',
  minLot: '0.1',
  digits: 1,
  overnightLong: null,
  overnightShort: null,
}

const prices = [{ symbol: 'EURUSD', bid: '1.15847', change: null }]
const rate = sampleRate('USD', prices)

describe('planTicket', () => {
  it('is the ticket of the design: spread, margin, one night, one per cent against it', () => {
    const ticket = planTicket(euroTerms, { direction: 'buy', lots: '0.1', bid: '1.15847', rate })
    expect(ticket).toMatchObject({ ask: '1.15853', spread: '0.6', size: '0.10', share: 30 })
    const { spread, margin, night, onePercent } = ticket?.bill ?? {}
    expect([spread, margin, night, onePercent].map((sum) => sum?.value)).toEqual([
      '-0.52',
      '333.33',
      '-0.53',
      '-100.00',
    ])
  })

  test.each([
    ['sold, a night brings money', euroTerms, { direction: 'sell', lots: '0.1' }, '0.16', 30],
    ['twice the size, twice the night', euroTerms, { direction: 'buy', lots: '0.2' }, '-1.05', 30],
    ['no rate is published', index, { direction: 'buy', lots: '0.1' }, undefined, 20],
  ] as const)('%s', (_name, terms, chosen, night, share) => {
    const ticket = planTicket(terms, { ...chosen, bid: '1.15847', rate })
    expect([ticket?.bill.night?.value, ticket?.share]).toEqual([night, share])
  })

  test.each([
    ['a price that is none', { bid: 'soon', lots: '0.1' }],
    ['a size of nothing', { bid: '1.15847', lots: '0' }],
    ['a size that is none', { bid: '1.15847', lots: 'abc' }],
  ])('nothing is drawn for %s', (_name, { bid, lots }) => {
    expect(planTicket(euroTerms, { direction: 'buy', lots, bid, rate })).toBeNull()
  })

  it('nothing is drawn without a rate', () => {
    expect(planTicket(euroTerms, { direction: 'buy', lots: '0.1', bid: '1.15847', rate: null })).toBeNull()
  })

  it('a price below zero has an ask and a bill', () => {
    const ticket = planTicket(index, { direction: 'buy', lots: '1', bid: '-37.6', rate: whole(1) })
    expect([ticket?.ask, ticket?.bill.margin?.value]).toEqual(['-36.1', '1.88'])
  })
})

test.each([
  ['from its own pair', 'USD', true],
  ['from the account’s currency', 'EUR', true],
  ['from a pair that is not among the prices', 'JPY', false],
])('a rate %s', (_name, quote, isKnown) => {
  expect(sampleRate(quote, prices) !== null).toBe(isKnown)
})

test.each([
  ['the usual size', euroTerms, prices, '0.10'],
  [
    'the smallest trade is the usual size',
    index,
    [...prices, { symbol: 'NAS100', bid: '25119.6', change: null }],
    '0.1',
  ],
  ['its price is missing', index, prices, undefined],
])('the sample ticket: %s', (_name, terms, shown, size) => {
  expect(sampleTicket(terms, shown)?.size).toBe(size)
})

test.each([
  ['0.01', '0.1', '0.10'],
  ['0.01', '5', '5.00'],
  ['1', '20', '20'],
])('smallest trade %s: %s is written %s', (minLot, lots, text) => {
  expect(sizeText({ minLot }, lots)).toBe(text)
})
