import { expect, test } from 'vitest'
import { historyTag } from '#web/lib/history-tag.ts'
import { momentTag } from '#web/lib/moment-tag.ts'
import { cacheGroupInvalidation, cacheGroups } from './cache-groups.ts'

test('a page is known by the tags of its content, in both notations', () => {
  const others = ['_N_T_/layout', momentTag(Date.now()), historyTag, 'a "quote"']
  expect(cacheGroups(['risk', 'page:de:/about', ...others])).toEqual({
    'surrogate-key': '* risk page:de:/about',
    'cache-groups': '"*", "risk", "page:de:/about"',
  })
})

test('more than fit into a header are left out', () => {
  expect(cacheGroups(Array.from({ length: 1_000 }, (_, at) => `page:en:/page-${at}`))).toEqual({})
})

test('a publish names what has ended', () => {
  expect(cacheGroupInvalidation(['risk', 'menu'])).toEqual({ 'cache-group-invalidation': '"risk", "menu"' })
  expect(cacheGroupInvalidation([])).toEqual({})
})
