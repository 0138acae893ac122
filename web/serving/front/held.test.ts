import { expect, it, vi } from 'vitest'
import { Held, type Holding } from './held.ts'
import { Packed } from './packed.ts'

const holding = (bytes: number, isCurrent = () => true) => {
  const onDrop = vi.fn()
  const whole = {
    body: Packed.plain(Buffer.alloc(bytes)),
    head: [],
    etag: undefined,
    lastModified: undefined,
  }
  return { whole, data: null, isCurrent, lifeLeft: () => 1_000, onDrop } satisfies Holding
}

it('lets go of what was asked for longest ago when there is too much', () => {
  const held = new Held(30_000, 1_000)
  const [a, b, c] = [holding(8_000), holding(8_000), holding(8_000)]
  held.set('a', a, 1)
  held.set('b', b, 2)
  held.use('a', 3)
  held.set('c', c, 4)
  expect([held.use('a', 5), held.use('b', 5), held.use('c', 5)]).toEqual([a, null, c])
  expect(b.onDrop).toHaveBeenCalledOnce()
  held.grew('c', c, 20_000)
  expect(held.size).toEqual({ count: 0, bytes: 0 })
})

it('gives nothing that has ended, and forgets it', () => {
  const held = new Held(30_000, 1_000)
  let isCurrent = true
  const page = holding(10, () => isCurrent)
  held.set('a', page, 1)
  expect(held.use('a', 2)).toBe(page)
  isCurrent = false
  expect(held.use('a', 3)).toBeNull()
  expect([page.onDrop.mock.calls.length, held.size.count]).toEqual([1, 0])
})

it('forgets what nobody has asked for in a while', () => {
  const held = new Held(30_000, 1_000)
  held.set('a', holding(10), 0)
  held.set('b', holding(10), 900)
  held.sweep(1_500)
  expect([held.use('a', 1_500), held.use('b', 1_500) !== null]).toEqual([null, true])
})

it('ends the one before under the same name', () => {
  const held = new Held(30_000, 1_000)
  const [before, after] = [holding(10), holding(20)]
  held.set('a', before, 0)
  held.set('a', after, 1)
  expect(before.onDrop).toHaveBeenCalledOnce()
  held.grew('a', before, 5_000)
  expect(held.size).toEqual({ count: 1, bytes: 4_020 })
})
