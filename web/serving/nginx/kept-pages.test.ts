import { expect, it } from 'vitest'
import { KeptPages } from './kept-pages.ts'
import { planKeeping } from './plan-keeping.ts'

const endsOne = (tags: readonly string[]) => tags.includes('one')

it('ends what has a tag that ended, and what nothing is known of', () => {
  const pages = new KeptPages()
  expect(pages.learn(['/a', '/b', '/c'])).toEqual(['/a', '/b', '/c'])
  pages.note('/a', { readAt: 1, tags: ['one'] })
  pages.note('/b', { readAt: 1, tags: ['two'] })
  expect(pages.learn(['/a', '/d'])).toEqual(['/d'])
  expect(pages.takeEnded(endsOne)).toEqual({ surely: ['/a'], perhaps: ['/c', '/d'] })
  // Who draws it now may make it of anything.
  expect(pages.takeEnded(() => false)).toEqual({ surely: [], perhaps: ['/a', '/c', '/d'] })
})

it.each([
  [[Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], 30],
  [[3_600_000, 12_900], 11],
  [[1_900, 60_000], 0],
  [[-5_000], 0],
])('a page with %o ms left is kept for %i s', (left, seconds) => {
  expect(planKeeping(...left)).toBe(seconds)
})
