import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signOf, subtract } from './decimal.ts'
import { quotesFrom } from './quote.ts'

describe('subtract', () => {
  it('is exact where floating point is not', () => {
    expect(subtract('0.3', '0.1')).toBe('0.2')
    expect(subtract('1.08512', '1.0850')).toBe('0.00012')
    expect(subtract('1.0850', '1.08512')).toBe('-0.00012')
    expect(subtract('21500', '21499.5')).toBe('0.5')
    expect(subtract('5.10', '5.1')).toBe('0')
    expect(subtract('x', '1')).toBe('0')
  })

  it('agrees with whole numbers of any size', () => {
    const price = integer({ min: 0, max: 1e12 })
    assert(
      property(price, price, (a, b) => {
        const [x, y] = [a, b].map(
          (value) => `${Math.floor(value / 100_000)}.${String(value % 100_000).padStart(5, '0')}`,
        )
        const found = subtract(x ?? '', y ?? '')
        expect(Number(found)).toBeCloseTo((a - b) / 100_000, 5)
        expect(signOf(found)).toBe(Math.sign(a - b))
      }),
    )
  })
})

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
      { name: 'A', bid: '1.10', diff: '0', direction: 0 },
      { name: 'B', bid: '2.5', diff: '0', direction: 0 },
    ])
    const second = quotesFrom(envelope([{ name: 'A', bid: '1.08' }]), ['A'], first ?? [])
    expect(second).toEqual([{ name: 'A', bid: '1.08', diff: '-0.02', direction: -1 }])
  })

  it('takes the change from the broker when it sends one', () => {
    expect(quotesFrom(envelope([{ name: 'A', bid: '1', diff: '0.5' }]), ['A'], [])?.[0]).toMatchObject({
      diff: '0.5',
      direction: 1,
    })
  })

  it('is nothing for failures and foreign shapes', () => {
    for (const answer of [null, 'x', {}, { res: 0, dt: { list: [] } }, envelope('x'), { res: 1, dt: [] }]) {
      expect(quotesFrom(answer, ['A'], [])).toBeNull()
    }
    expect(quotesFrom(envelope([null, { name: 'A', bid: 'NaN' }]), ['A'], [])).toEqual([])
  })
})
