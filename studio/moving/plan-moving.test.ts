import { describe, expect, it } from 'vitest'
import { isMoving, partsOf, type Told } from './plan-moving.ts'

describe('isMoving', () => {
  it.each([
    ['a page with another path', 'page', { path: '/a' }, { path: '/b' }, true],
    ['one whose path stays', 'page', { path: '/a' }, { path: '/a' }, false],
    ['a new page', 'page', null, { path: '/b' }, false],
    ['a page without a draft', 'page', { path: '/a' }, null, false],
    ['a draft whose path was emptied', 'page', { path: '/a' }, {}, false],
    ['a term with a path', 'glossaryTerm', { path: '/a' }, { path: '/b' }, false],
  ])('%s', (_what, type, published, draft, expected) => {
    expect(isMoving(type, published, draft)).toBe(expected)
  })
})

const told = (publishedId: string, reason: Told['reason'], waits = false): Told => ({
  publishedId,
  type: 'page',
  reason,
  waits,
  sentence: '',
})

describe('partsOf', () => {
  it('puts each document into one part, and leaves empty parts out', () => {
    const documents = [told('a', 'link'), told('b', 'language'), told('c', 'link', true), told('d', 'link')]
    expect(
      partsOf(documents).map(({ key, told: list }) => [key, ...list.map((one) => one.publishedId)]),
    ).toEqual([
      ['language', 'b'],
      ['link', 'a', 'd'],
      ['waits', 'c'],
    ])
    expect(partsOf([told('r', 'redirect')]).map(({ key }) => key)).toEqual(['redirected'])
    expect(partsOf([])).toEqual([])
  })
})
