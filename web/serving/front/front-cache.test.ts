import { expect, it, vi } from 'vitest'
import { FrontCache, type CacheEntry } from './front-cache.ts'
import { Packed } from './packed.ts'

const entry = (bytes: number, isCurrent = () => true) => {
  const onDrop = vi.fn()
  const whole = {
    body: Packed.plain(Buffer.alloc(bytes)),
    head: [],
    etag: undefined,
    lastModified: undefined,
  }
  return { whole, data: null, isCurrent, lifeLeft: () => 1_000, onDrop } satisfies CacheEntry
}

it('lets go of what was asked for longest ago when there is too much', () => {
  const cache = new FrontCache(30_000, 1_000)
  const [a, b, c] = [entry(8_000), entry(8_000), entry(8_000)]
  cache.set('a', a, 1)
  cache.set('b', b, 2)
  cache.use('a', 3)
  cache.set('c', c, 4)
  expect([cache.use('a', 5), cache.use('b', 5), cache.use('c', 5)]).toEqual([a, null, c])
  expect(b.onDrop).toHaveBeenCalledOnce()
  cache.grew('c', c, 20_000)
  expect(cache.size).toEqual({ count: 0, bytes: 0 })
})

it('gives nothing that has ended, and forgets it', () => {
  const cache = new FrontCache(30_000, 1_000)
  let isCurrent = true
  const page = entry(10, () => isCurrent)
  cache.set('a', page, 1)
  expect(cache.use('a', 2)).toBe(page)
  isCurrent = false
  expect(cache.use('a', 3)).toBeNull()
  expect([page.onDrop.mock.calls.length, cache.size.count]).toEqual([1, 0])
})

it('forgets what nobody has asked for in a while', () => {
  const cache = new FrontCache(30_000, 1_000)
  cache.set('a', entry(10), 0)
  cache.set('b', entry(10), 900)
  cache.sweep(1_500)
  expect([cache.use('a', 1_500), cache.use('b', 1_500) !== null]).toEqual([null, true])
})

it('ends the one before under the same name', () => {
  const cache = new FrontCache(30_000, 1_000)
  const [before, after] = [entry(10), entry(20)]
  cache.set('a', before, 0)
  cache.set('a', after, 1)
  expect(before.onDrop).toHaveBeenCalledOnce()
  cache.grew('a', before, 5_000)
  expect(cache.size).toEqual({ count: 1, bytes: 4_020 })
})
