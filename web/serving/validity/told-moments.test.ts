import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshness } from '#web/serving/validity/freshness.ts'
import { momentTag, toldMomentTag, toldTag } from '#web/lib/moment-tag.ts'
import { toldMoments } from './told-moments.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often open pages are told from now on. */
const told = () => {
  let since = freshness.tick()
  let count = 0
  freshness.onExpiry(() => {
    if (freshness.isExpired([toldTag], since)) count += 1
    since = freshness.tick()
  })
  return () => count
}

it('tells open pages at each moment of the pages served, once for all that share it, and at no other', () => {
  const count = told()
  const [first, second] = [Date.now() + 1_000, Date.now() + 3_000]
  for (const tags of [[toldMomentTag(second)], [toldMomentTag(first), 'risk'], [toldMomentTag(first)]])
    toldMoments().note(tags)
  toldMoments().note([momentTag(Date.now() + 500), 'banners'])
  vi.advanceTimersByTime(999)
  expect(count()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(count()).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(count()).toBe(2)
  vi.advanceTimersByTime(100_000)
  expect(count()).toBe(2)
})

it('waits for a moment beyond the longest of a timer, and is told nothing of one that has gone by', () => {
  const count = told()
  const days = 60 * 86_400_000
  toldMoments().note([toldMomentTag(Date.now() - 1)])
  toldMoments().note([toldMomentTag(Date.now() + days)])
  vi.advanceTimersByTime(days - 1)
  expect(count()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(count()).toBe(1)
})
