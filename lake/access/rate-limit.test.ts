import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

it('counts within a window and begins again after it', () => {
  let now = 0
  const limit = createRateLimit({ limit: 2, seconds: 10 }, () => now)
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBeUndefined()
  expect(limit.take('a')).toBe(10)
  expect(limit.take('b')).toBeUndefined()
  now = 4_500
  expect(limit.take('a')).toBe(6)
  now = 10_000
  expect(limit.take('a')).toBeUndefined()
})

it('forgets an attempt that turned out well', () => {
  const limit = createRateLimit({ limit: 1, seconds: 10 })
  limit.take('a')
  limit.release('a')
  expect(limit.take('a')).toBeUndefined()
})

it('holds a bounded number of keys', () => {
  const limit = createRateLimit({ limit: 1, seconds: 10, keys: 2 })
  for (const key of ['a', 'b', 'c']) limit.take(key)
  expect(limit.take('c')).toBe(10)
  expect(limit.take('a')).toBeUndefined()
})
