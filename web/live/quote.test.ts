import { describe, expect, it } from 'vitest'
import { quotesFrom } from './quote.ts'

const answer = (list: unknown) => ({ list })

describe('quotesFrom', () => {
  it('keeps the order asked for and works out the change since the poll before', () => {
    const first = quotesFrom(
      answer([
        { name: 'B', bid: 2.5 },
        { name: 'A', bid: '1.10' },
      ]),
      ['A', 'B', 'C'],
      [],
    )
    expect(first).toEqual([
      { name: 'A', bid: '1.10', diff: '0', doubt: null },
      { name: 'B', bid: '2.5', diff: '0', doubt: null },
    ])
    const second = quotesFrom(answer([{ name: 'A', bid: '1.08' }]), ['A'], first ?? [])
    expect(second).toEqual([{ name: 'A', bid: '1.08', diff: '-0.02', doubt: null }])
  })

  it('takes the change from the broker when it sends one', () => {
    expect(quotesFrom(answer([{ name: 'A', bid: '1', diff: '0.5' }]), ['A'], [])).toEqual([
      { name: 'A', bid: '1', diff: '0.5', doubt: null },
    ])
  })

  it('knows of when a bid is that is not of now, and is another when that ends', () => {
    const at = '2026-11-18T12:00:00.000Z'
    const doubted = quotesFrom(answer([{ name: 'A', bid: '1', doubt: 'jump', at }]), ['A'], [])
    expect(doubted).toMatchObject([{ doubt: { at: Date.parse(at), isStill: false } }])
    expect(quotesFrom(answer([{ name: 'A', bid: '1', doubt: 'jump', at }]), ['A'], doubted ?? [])).toEqual(
      doubted,
    )
    const still = quotesFrom(answer([{ name: 'A', bid: '1', doubt: 'still', at }]), ['A'], [])
    expect(still).toMatchObject([{ doubt: { isStill: true } }])
    expect(quotesFrom(answer([{ name: 'A', bid: '1' }]), ['A'], doubted ?? [])).toMatchObject([
      { doubt: null },
    ])
  })

  it('is nothing for foreign shapes', () => {
    for (const shape of [null, 'x', {}, [], answer('x')]) {
      expect(quotesFrom(shape, ['A'], [])).toBeNull()
    }
    expect(quotesFrom(answer([null, { name: 'A', bid: 'NaN' }]), ['A'], [])).toEqual([])
  })
})
