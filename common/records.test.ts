import { describe, expect, it } from 'vitest'
import { isRecord, isSame, itemsOf } from './records.ts'

describe('isRecord', () => {
  it('takes objects alone', () => {
    expect([{}, { a: 1 }].every(isRecord)).toBe(true)
    expect([null, undefined, [], 'a', 1, true].some(isRecord)).toBe(false)
  })
})

describe('itemsOf', () => {
  it('gives the items of an array and none of anything else', () => {
    expect(itemsOf([1, 2])).toEqual([1, 2])
    expect([null, 'ab', { length: 1 }].map(itemsOf)).toEqual([[], [], []])
  })
})

describe('isSame', () => {
  it('compares below, whatever the order of fields', () => {
    expect(isSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true)
  })

  it('tells apart values, lengths, fields, arrays and objects', () => {
    expect(isSame({ a: 1 }, { a: '1' })).toBe(false)
    expect(isSame([1], [1, 2])).toBe(false)
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false)
    expect(isSame([], {})).toBe(false)
    expect(isSame({}, [])).toBe(false)
    expect(isSame(null, {})).toBe(false)
  })
})
