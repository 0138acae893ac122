import { expect, test } from 'vitest'
import { momentOf, momentTag, toldMomentOf, toldMomentTag } from './moment-tag.ts'

test('a page ends at the first of its moments', () => {
  expect(momentOf(['risk', momentTag(5_000), 'page:en:/', momentTag(4_000)])).toBe(4_000)
})

test('it ends at the moments that open pages are told of too, which are told apart', () => {
  const tags = [momentTag(4_000), toldMomentTag(6_000), toldMomentTag(5_000)]
  expect(momentOf(tags)).toBe(4_000)
  expect(momentOf([toldMomentTag(5_000)])).toBe(5_000)
  expect(toldMomentOf(tags)).toBe(5_000)
  expect(toldMomentOf([momentTag(4_000)])).toBe(Number.POSITIVE_INFINITY)
})

test('a page without a moment has no end of its own, and neither has a damaged tag', () => {
  expect(momentOf(['risk', 'page:en:/'])).toBe(Number.POSITIVE_INFINITY)
  expect(momentOf(['until:soon'])).toBe(Number.POSITIVE_INFINITY)
})
