import { describe, expect, it } from 'vitest'
import { afterDelivery, afterEverything, repeatOf } from './sequence.ts'

describe('the sequence of deliveries', () => {
  const start = afterEverything(10)

  it('has no effect twice, nor for what a full expiry covers', () => {
    const state = afterDelivery(start, 'a', 12)
    expect(repeatOf(state, 'a', 12)).toBe('handled before')
    expect(repeatOf(state, 'b', 10)).toBe('older than what is known')
    expect(repeatOf(state, 'b', 13)).toBeNull()
  })

  it('does not lose a delivery that a newer one overtook', () => {
    const state = afterDelivery(start, 'newer', 12)
    expect(repeatOf(state, 'overtaken', 11)).toBeNull()
    expect(afterDelivery(state, 'overtaken', 11).seen).toBe(12)
  })

  it('keeps a bounded number of keys', () => {
    let state = start
    for (let at = 0; at < 1_500; at += 1) state = afterDelivery(state, `k${at}`, 11 + at)
    expect(state.handled).toHaveLength(1_000)
    expect(repeatOf(state, 'k1499', 1_510)).toBe('handled before')
  })
})
