import { expect, test } from 'vitest'
import { Limit } from './limit.ts'

test('lets so many through in so long, and says how long to wait', () => {
  let now = 0
  const limit = new Limit({ most: 3, within: 60_000 }, 10, () => now)
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0])
  expect(limit.take('a')).toBe(60)
  expect(limit.take('b')).toBe(0)
  now = 59_000
  expect(limit.take('a')).toBe(1)
  now = 130_000
  expect(limit.take('a')).toBe(0)
})

test('a burst across the border of two windows is no way around', () => {
  let now = 59_000
  const limit = new Limit({ most: 10, within: 60_000 }, 10, () => now)
  limit.take('a')
  now = 118_000
  for (let count = 0; count < 9; count += 1) expect(limit.take('a')).toBe(0)
  now = 120_000
  const passed = Array.from({ length: 10 }, () => limit.take('a')).filter((wait) => wait === 0)
  expect(passed.length).toBeLessThan(3)
})

test('holds no more keys than it may', () => {
  const limit = new Limit({ most: 1, within: 1_000_000 }, 100)
  for (let key = 0; key < 10_000; key += 1) limit.take(`key ${key}`)
  expect(limit.take('key 9999')).toBeGreaterThan(0)
  expect(limit.take('key 0')).toBe(0)
})

test('an attempt can be taken back, and a key forgotten', () => {
  const limit = new Limit({ most: 1, within: 60_000 })
  limit.take('a')
  limit.giveBack('a')
  limit.giveBack('a')
  limit.giveBack('never asked')
  expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBeGreaterThan(0)
  limit.clear('a')
  expect(limit.take('a')).toBe(0)
})

test('a lower limit for one attempt refuses that attempt alone', () => {
  const limit = new Limit({ most: 3, within: 60_000 })
  limit.take('a')
  expect(limit.take('a', 1)).toBeGreaterThan(0)
  expect(limit.take('a', 9)).toBe(0)
  expect(limit.wait('a')).toBe(0)
  limit.take('a')
  expect(limit.wait('a')).toBeGreaterThan(0)
  expect(limit.take('a', 9)).toBeGreaterThan(0)
})
