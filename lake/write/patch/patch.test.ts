import { Mutation } from '@sanity/mutator'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, PatchError } from './patch.ts'
import { PathError } from './path.ts'

const doc = () => ({
  text: 'one',
  count: 1,
  empty: null,
  deep: { a: 1 },
  list: [
    { _key: 'a', n: 1 },
    { _key: 'b', n: 2 },
    { _key: 'c', n: 3 },
  ],
  none: [],
})

const n = (set: Record<string, unknown>) => applyPatch(doc(), { set })['list']
const at = (...values: number[]) => values.map((value, index) => ({ _key: 'abc'[index], n: value }))

describe('set', () => {
  it('creates missing parents, replaces without merging, takes null as a value', () => {
    expect(applyPatch({}, { set: { 'a.b.c': 1 } })).toEqual({ a: { b: { c: 1 } } })
    expect(applyPatch(doc(), { set: { deep: { b: 2 } } })['deep']).toEqual({ b: 2 })
    expect(applyPatch(doc(), { set: { text: null } })['text']).toBeNull()
  })

  it('reaches items by key, index, from the end, by condition, and all of them', () => {
    expect(n({ 'list[_key=="b"].n': 9 })).toEqual(at(1, 9, 3))
    expect(n({ 'list[0].n': 9 })).toEqual(at(9, 2, 3))
    expect(n({ 'list[-1].n': 9 })).toEqual(at(1, 2, 9))
    expect(n({ 'list[n > 1].n': 9 })).toEqual(at(1, 9, 9))
    expect(n({ 'list[*].n': 9 })).toEqual(at(9, 9, 9))
    expect(n({ 'list[:].n': 9 })).toEqual(at(9, 9, 9))
    expect(n({ 'list[0,2].n': 9 })).toEqual(at(9, 2, 9))
    expect(n({ 'list[1:3].n': 9 })).toEqual(at(1, 9, 9))
    expect(n({ 'list..n': 9 })).toEqual(at(9, 9, 9))
  })

  it('reaches items that share a key: all of them by place, the first by the key', () => {
    const twins = {
      list: [
        { _key: 'a', n: 1 },
        { _key: 'a', n: 2 },
      ],
    }
    expect(applyPatch(twins, { set: { 'list[*].n': 9 } })['list']).toEqual([
      { _key: 'a', n: 9 },
      { _key: 'a', n: 9 },
    ])
    expect(applyPatch(twins, { unset: ['list[_key=="a"]'] })['list']).toEqual([{ _key: 'a', n: 2 }])
    expect(applyPatch(twins, { unset: ['list[n > 1]'] })['list']).toEqual([{ _key: 'a', n: 1 }])
  })

  it('leaves alone what is not there', () => {
    expect(applyPatch(doc(), { set: { 'list[_key=="z"].n': 9, 'list[7].n': 9, 'list.n': 9 } })).toEqual(doc())
  })

  it('makes an object of a text, a number or null on the way, and appends right behind the last item', () => {
    expect(applyPatch({ o: 's' }, { set: { 'o.b': 1 } })).toEqual({ o: { b: 1 } })
    expect(applyPatch({ o: null }, { setIfMissing: { 'o.b.c': 1 } })).toEqual({ o: { b: { c: 1 } } })
    expect(applyPatch({ o: ['x', 5] }, { set: { 'o[1].b': 1, 'o[2]': 2 } })).toEqual({
      o: ['x', { b: 1 }, 2],
    })
    expect(applyPatch({ o: ['x'] }, { setIfMissing: { 'o[1]': 2, 'o[0]': 3 } })).toEqual({ o: ['x'] })
  })

  it('takes names that are no identifiers in quotes', () => {
    expect(applyPatch({}, { set: { "['1st-näme']": 1 } })).toEqual({ '1st-näme': 1 })
  })
})

const keys = (insert: Record<string, unknown>) => {
  const { list } = applyPatch({ list: ['a', 'b', 'c'] }, { insert: { items: ['x', 'y'], ...insert } })
  return Array.isArray(list) ? list.join('') : list
}

const rich = () => ({
  o: { a: 1, b: 2, c: { a: 9 } },
  list: [1, 2, 3, 4],
  items: [
    { _key: 'x', n: 1, t: 'p' },
    { _key: 'y', n: 5 },
  ],
  words: ['v', 'w'],
  nested: [[1, 2], [3]],
})

describe('unset', () => {
  const { o, list, items, words, nested } = rich()
  it.each([
    ['list[*]', { list: [] }],
    ['list[:]', { list: [] }],
    ['list[1:]', { list: [1] }],
    ['list[:2]', { list: [3, 4] }],
    ['list[-2:]', { list: [1, 2] }],
    ['list[1:-1]', { list: [1, 4] }],
    ['list[0,2]', { list: [2, 4] }],
    ['list[0:2,3]', { list: [3] }],
    ['list[-1]', { list: [1, 2, 3] }],
    ['list[9]', { list }],
    ['..a', { o: { b: 2, c: {} } }],
    ['o..a', { o: { b: 2, c: {} } }],
    ['o.[a,b]', { o: { c: { a: 9 } } }],
    ['o[a,b]', { o: { c: { a: 9 } } }],
    ['o.*', { o: {} }],
    ['[o.a, list[0]]', { o: { b: 2, c: { a: 9 } }, list: [2, 3, 4] }],
    ['items[*].n', { items: [{ _key: 'x', t: 'p' }, { _key: 'y' }] }],
    ['items..n', { items: [{ _key: 'x', t: 'p' }, { _key: 'y' }] }],
    ['items[n > 2]', { items: [items[0]] }],
    ['items[n >= 1]', { items: [] }],
    ['items[n != 1]', { items: [items[0]] }],
    ['items[t?]', { items: [items[1]] }],
    ['items[t == "p"].t', { items: [{ _key: 'x', n: 1 }, items[1]] }],
    ['items[_key=="y"]', { items: [items[0]] }],
    ['words[@=="v"]', { words: ['w'] }],
    ['nested[*][0]', { nested: [[2], []] }],
    ['nested[0][*]', { nested: [[], [3]] }],
  ])('%s', (path, changed) => {
    expect(applyPatch(rich(), { unset: [path] })).toEqual({ o, list, items, words, nested, ...changed })
  })
})

describe('the other operations', () => {
  it('setIfMissing keeps what is there', () => {
    expect(applyPatch({ a: 1 }, { setIfMissing: { a: 2, b: 2 } })).toEqual({ a: 1, b: 2 })
    expect(applyPatch({ a: null }, { setIfMissing: { a: 2 } })).toEqual({ a: null })
  })

  it('unset takes attributes and items, two of one array by their old places', () => {
    expect(applyPatch({ a: 1 }, { unset: ['a', 'b', 'c.d'] })).toEqual({})
    expect(applyPatch({ list: [1, 2, 3] }, { unset: ['list[0]', 'list[1]'] })).toEqual({ list: [3] })
    expect(applyPatch({ list: [1] }, { unset: ['list[*]'] })).toEqual({ list: [] })
    expect(applyPatch({ a: { b: [1, 2] } }, { unset: ['a.b[0]', 'a.b'] })).toEqual({ a: {} })
  })

  it('inc and dec count, and refuse what is no number', () => {
    expect(applyPatch(doc(), { inc: { count: 2 }, dec: { 'deep.a': 0.5 } })).toMatchObject({
      count: 3,
      deep: { a: 0.5 },
    })
    for (const path of ['text', 'missing', 'empty']) {
      expect(() => applyPatch(doc(), { inc: { [path]: 1 } })).toThrow(PatchError)
    }
  })

  it('insert places before, after and instead of items, and into an empty array', () => {
    expect(keys({ before: 'list[0]' })).toBe('xyabc')
    expect(keys({ after: 'list[0]' })).toBe('axybc')
    expect(keys({ after: 'list[-1]' })).toBe('abcxy')
    expect(keys({ replace: 'list[1:]' })).toBe('axy')
    expect(keys({ replace: 'list[1]' })).toBe('axyc')
    expect(keys({ after: 'list[9]' })).toBe('abc')
    expect(keys({ after: 'missing[0]' })).toBe('abc')
    expect(keys({ before: 'list[-1]' })).toBe('abxyc')
    expect(keys({ before: 'list[1:]' })).toBe('axybc')
    expect(keys({ after: 'list[:2]' })).toBe('abxyc')
    expect(keys({ replace: 'list[-2:]' })).toBe('axy')
    expect(keys({ replace: 'list[0,2]' })).toBe('xyb')
    expect(keys({ replace: 'list[*]' })).toBe('xy')
    expect(() => keys({})).toThrow(PatchError)
    expect(() => keys({ before: 'list[0]', after: 'list[0]' })).toThrow(PatchError)
    expect(applyPatch({ list: [] }, { insert: { after: 'list[-1]', items: [1] } })).toEqual({ list: [1] })
    expect(applyPatch({ list: [] }, { insert: { before: 'list[0]', items: [1] } })).toEqual({ list: [1] })
  })

  it('diffMatchPatch changes texts only', () => {
    const delta = '@@ -1,3 +1,7 @@\n one\n+ two\n'
    expect(applyPatch(doc(), { diffMatchPatch: { text: delta } })['text']).toBe('one two')
    for (const fault of [{ count: delta }, { missing: delta }, { text: 'no difference' }]) {
      expect(() => applyPatch(doc(), { diffMatchPatch: fault })).toThrow(PatchError)
    }
  })

  it('take effect in the documented order, whatever the order of the request', () => {
    const patch = {
      insert: { after: 'list[-1]', items: [2] },
      inc: { n: 1 },
      unset: ['gone'],
      setIfMissing: { n: 10, gone: 1 },
      set: { list: [1] },
    }
    expect(applyPatch({}, patch)).toEqual({ list: [1, 2], n: 11 })
  })
})

const name = fc.constantFrom('a', 'b', 'c')
const content = fc.letrec<{ value: unknown; object: Record<string, unknown> }>((tie) => ({
  object: fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('', 'text', 0, 7, true, false, null),
    tie('object'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom('k', 'l', 'm'), tie('object')), {
        maxLength: 3,
        selector: ([key]) => key,
      })
      .map((items) => items.map(([_key, fields]) => ({ _key, ...fields }))),
  ),
})).object

/**
 * A way into such content that both engines read alike: no recursion, union or wildcard, and no slice beyond
 * the end, which the Studio's engine fills up with copies.
 */
const wayIn = fc
  .tuple(
    name,
    fc.array(
      fc.oneof(
        name.map((attribute) => `.${attribute}`),
        fc.constantFrom('[0]', '[1]', '[2]', '[3]', '[-1]', '[-2]', '[1:]'),
        fc.constantFrom('[_key=="k"]', '[_key=="l"]'),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([first, steps]) => `${first}${steps.join('')}`)

const inStudio = (document: { _id: string; _type: string }, patch: Record<string, unknown>): unknown => {
  const mutation = new Mutation({ mutations: [structuredClone({ patch: { id: 'd', ...patch } })] })
  try {
    return mutation.apply(structuredClone(document))
  } catch (error) {
    // It has no answer to a `setIfMissing` whose last brackets test an object that stands there.
    if (error instanceof Error && error.message === 'Unable to apply to target @') return document
    throw error
  }
}

describe('set and setIfMissing', () => {
  it('come to what the engine of the Studio comes to, whatever stands there', () => {
    const operation = fc.constantFrom('set', 'setIfMissing')
    fc.assert(
      fc.property(content, operation, wayIn, fc.jsonValue({ maxDepth: 1 }), (before, kind, path, value) => {
        const document = { _id: 'd', _type: 't', ...before }
        const patch = { [kind]: { [path]: value } }
        expect(applyPatch(document, patch)).toEqual(inStudio(document, patch))
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('a patch', () => {
  it('never changes the document it was given', () => {
    const path = fc.constantFrom(
      'text',
      'deep.a',
      'list[0]',
      'list[_key=="b"].n',
      'list[*]',
      'new.x',
      'none[-1]',
    )
    fc.assert(
      fc.property(path, fc.jsonValue(), (where, value) => {
        const before = doc()
        applyPatch(before, { set: { [where]: value }, unset: [where] })
        applyPatch(before, { insert: { after: where.endsWith(']') ? where : 'list[0]', items: [value] } })
        expect(before).toEqual(doc())
      }),
    )
  })

  it('with a malformed path is refused', () => {
    const hostile = ['__proto__.x', "['__proto__']", 'constructor.prototype.x', 'a.hasOwnProperty']
    const malformed = ['a[', 'a..', '', 'a[?]', '[=="x"]', '1a', 'a-b', 'ä', '@', 'a'.repeat(5_000)]
    for (const path of [...malformed, ...hostile]) {
      expect(() => applyPatch({}, { set: { [path]: 1 } }), path).toThrow(PathError)
    }
    expect(() => applyPatch(rich(), { set: { 'list[1.5]': 1 } })).toThrow(PathError)
  })
})
