import { describe, expect, it } from 'vitest'
import { quotesFrom } from './quote.ts'

const envelope = (list: unknown) => ({ res: 1, code: 0, msg: '', dt: { list } })

describe('quotesFrom', () => {
  it('keeps the order asked for and works out the change since the poll before', () => {
    const first = quotesFrom(
      envelope([
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
    const second = quotesFrom(envelope([{ name: 'A', bid: '1.08' }]), ['A'], first ?? [])
    expect(second).toEqual([{ name: 'A', bid: '1.08', diff: '-0.02' }])
  })

  it('takes the change from the broker when it sends one', () => {
    expect(quotesFrom(envelope([{ name: 'A', bid: '1', diff: '0.5' }]), ['A'], [])).toEqual([
      { name: 'A', bid: '1', diff: '0.5' },
    ])
  })

  it('is nothing for failures and foreign shapes', () => {
    for (const answer of [null, 'x', {}, { res: 0, dt: { list: [] } }, envelope('x'), { res: 1, dt: [] }]) {
      expect(quotesFrom(answer, ['A'], [])).toBeNull()
    }
    expect(quotesFrom(envelope([null, { name: 'A', bid: 'NaN' }]), ['A'], [])).toEqual([])
  })
})
