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
      { name: 'A', bid: '1.10', diff: '0' },
      { name: 'B', bid: '2.5', diff: '0' },
    ])
    const second = quotesFrom(answer([{ name: 'A', bid: '1.08' }]), ['A'], first ?? [])
    expect(second).toEqual([{ name: 'A', bid: '1.08', diff: '-0.02' }])
  })

  it('takes the change from the broker when it sends one', () => {
    expect(quotesFrom(answer([{ name: 'A', bid: '1', diff: '0.5' }]), ['A'], [])).toEqual([
      { name: 'A', bid: '1', diff: '0.5' },
    ])
  })

  it('is nothing for foreign shapes', () => {
    for (const shape of [null, 'x', {}, [], answer('x')]) {
      expect(quotesFrom(shape, ['A'], [])).toBeNull()
    }
    expect(quotesFrom(answer([null, { name: 'A', bid: 'NaN' }]), ['A'], [])).toEqual([])
  })
})
