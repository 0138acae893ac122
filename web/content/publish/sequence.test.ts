import { describe, expect, it } from 'vitest'
import { afterComparison, afterDelivery, repeatOf } from './sequence.ts'

describe('the sequence of deliveries', () => {
  const start = afterComparison({ covered: 0, handled: [] }, 10)

  it('has no effect twice, nor for what a comparison has covered', () => {
    const state = afterDelivery(start, 'a')
    expect(repeatOf(state, 'a', 12)).toBe('handled before')
    expect(repeatOf(state, 'b', 10)).toBe('older than what is known')
    expect(repeatOf(state, 'b', 13)).toBeNull()
  })

  it('counts from where a reset lake stands', () => {
    expect(repeatOf(afterComparison(start, 3), 'b', 4)).toBeNull()
  })

  it('keeps a bounded number of keys', () => {
    let state = start
    for (let at = 0; at < 1_500; at += 1) state = afterDelivery(state, `k${at}`)
    expect(state.handled).toHaveLength(1_000)
    expect(repeatOf(state, 'k1499', 1_510)).toBe('handled before')
  })
})
