import { assert, array, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

const filled = (keys: readonly string[], most = 3) => {
  const map = new BoundedMap<string, number>(most)
  keys.forEach((key, index) => map.set(key, index))
  return map
}

describe('BoundedMap', () => {
  it('lets go of what was set longest ago', () => {
    expect([...filled(['a', 'b', 'c', 'd'])]).toEqual([
      ['b', 1],
      ['c', 2],
      ['d', 3],
    ])
  })

  it('makes the newest what is set again or used, not what is looked at', () => {
    expect([...filled(['a', 'b', 'c', 'a', 'd']).keys()]).toEqual(['c', 'a', 'd'])
    const map = filled(['a', 'b', 'c'])
    map.get('b')
    expect([map.use('a'), map.use('none')]).toEqual([0, undefined])
    map.set('d', 3)
    expect([...map.keys()]).toEqual(['c', 'a', 'd'])
  })

  it('tells what had to go, and not what was replaced or deleted', () => {
    const dropped: string[] = []
    const map = new BoundedMap<string, number>(1, (value, key) => dropped.push(`${key} ${value}`))
    map.set('a', 1).set('a', 2).set('b', 3)
    map.delete('b')
    map.set('c', 4)
    expect(dropped).toEqual(['a 2'])
  })

  it('property: holds the last different keys', () => {
    assert(
      property(array(integer({ min: 0, max: 20 })), integer({ min: 1, max: 8 }), (keys, most) => {
        const map = new BoundedMap<number, true>(most)
        for (const key of keys) map.set(key, true)
        const last = [...new Set(keys.toReversed())].slice(0, most).toReversed()
        expect([...map.keys()]).toEqual(last)
      }),
    )
  })
})
