import { expect, test } from 'vitest'
import { momentOf, momentTag } from './moment-tag.ts'

test('a page ends at the first of its moments', () => {
  expect(momentOf(['risk', momentTag(5_000), 'page:en:/', momentTag(4_000)])).toBe(4_000)
})

test('a page without a moment has no end of its own, and neither has a damaged tag', () => {
  expect(momentOf(['risk', 'page:en:/'])).toBe(Number.POSITIVE_INFINITY)
  expect(momentOf(['until:soon'])).toBe(Number.POSITIVE_INFINITY)
})
