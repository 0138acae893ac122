import { describe, expect, it } from 'vitest'
import { constraintOf } from './constraints.ts'
import { childNode, parseQuery } from '#lake/query/groq.ts'
import { knownTree } from './plan.ts'

function constraint(filter: string, params: Record<string, unknown> = {}) {
  const expression = childNode(knownTree(parseQuery(`*[${filter}]`, params)), 'expr')
  if (expression === undefined) throw new Error('no filter')
  return constraintOf(expression)
}

describe('the constraint of a filter', () => {
  it.each([
    ['_type == "a"', { types: ['a'] }],
    ['"a" == _type', { types: ['a'] }],
    ['_type in ["a", "b"] && x > 1', { types: ['a', 'b'] }],
    [
      '_type == "a" && slug.current == "s" && !b',
      { types: ['a'], equals: [{ path: 'slug.current', value: 's' }] },
    ],
    ['_type == "a" && (x == 1 || y == 2)', { types: ['a'] }],
    ['x == null', {}],
    ['list[0].x == 1', {}],
    ['ref->x == 1', {}],
    ['_id == "x" && _type == "a"', { ids: ['x'], types: ['a'] }],
    ['(_type == "a" || _type == "b") && _type in ["b", "c"]', { types: ['b'] }],
    ['_type == "a" || x == 1', {}],
    ['!(_type == "a")', {}],
    ['_type != "a"', {}],
    ['author._type == "a"', { equals: [{ path: 'author._type', value: 'a' }] }],
    ['_type == other', {}],
    ['_id in path("drafts.**")', { prefixes: [['drafts.']] }],
    ['references("a", ["b"]) && _type == "c"', { types: ['c'], references: [['a', 'b']] }],
    ['references(^._id)', {}],
    ['sanity::partOfRelease("r")', { prefixes: [['versions.r.']] }],
    ['sanity::versionOf("a")', { prefixes: [['a', 'drafts.a', 'versions.']] }],
    ['_type == "a" && (x == 1 || _id == "y")', { types: ['a'] }],
  ])('%s', (filter, expected) => {
    expect(constraint(filter)).toEqual(expected)
  })

  it('takes parameters', () => {
    expect(constraint('_id in $ids', { ids: ['x', 'y', 1] })).toEqual({ ids: ['x', 'y'] })
    expect(constraint('_type == $type', { type: 'a' })).toEqual({ types: ['a'] })
    expect(constraint('_type == $type', { type: 1 })).toEqual({})
  })
})
