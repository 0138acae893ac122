import { describe, expect, it } from 'vitest'
import { findPlaces, joinPaths, pathText } from './paths.ts'

const document = {
  title: 'A',
  blocks: [
    { _key: 'one', _type: 'hero', title: 'B' },
    { _type: 'text', items: ['c', 'd'] },
  ],
}

describe('findPlaces', () => {
  it('finds fields, items and items of one type, with their parents', () => {
    expect(findPlaces(document, '')).toEqual([{ path: [], value: document, parent: undefined }])
    expect(findPlaces(document, 'blocks[_type=hero].title')).toEqual([
      { path: ['blocks', { _key: 'one' }, 'title'], value: 'B', parent: document.blocks[0] },
    ])
    expect(findPlaces(document, 'blocks[].items[]').map(({ path }) => path)).toEqual([
      ['blocks', 1, 'items', 0],
      ['blocks', 1, 'items', 1],
    ])
    expect(findPlaces(document.blocks, '[].title').map(({ value }) => value)).toEqual(['B', undefined])
  })

  it('finds an absent field, but nothing below one', () => {
    expect(findPlaces({}, 'a').map(({ value }) => value)).toEqual([undefined])
    expect(findPlaces({}, 'a.b')).toEqual([])
    expect(findPlaces({}, 'a[]')).toEqual([])
  })

  it('throws for what is no path', () => {
    expect(() => findPlaces({}, 'a..b')).toThrow('is not a step')
  })
})

describe('pathText', () => {
  it('counts items, whether they have keys or not', () => {
    expect(pathText(document, ['blocks', { _key: 'one' }, 'title'])).toBe('blocks[0].title')
    expect(pathText(document, ['blocks', 1, 'items', 0])).toBe('blocks[1].items[0]')
    expect(pathText(document.blocks, [{ _key: 'one' }])).toBe('[0]')
  })
})

describe('joinPaths', () => {
  it('writes a dot between fields alone', () => {
    expect([joinPaths('a', 'b'), joinPaths('a', '[0].b'), joinPaths('', 'b'), joinPaths('a', '')]).toEqual([
      'a.b',
      'a[0].b',
      'b',
      'a',
    ])
  })
})
