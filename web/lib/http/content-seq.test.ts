import { expect, it } from 'vitest'
import { seqAsked, tagOfCopy, withoutSeq, withSeq } from './content-seq.ts'

it.each([
  [undefined, undefined, 0],
  ['17', undefined, 17],
  ['17', 'W/"abc.12"', 17],
  ['3', 'W/"abc.12", "d.40"', 40],
  ['-1', '"abc"', 0],
  ['1e9', undefined, 0],
  ['99999999999999999', undefined, 0],
  [undefined, '*', 0],
  ['1, 2', undefined, 0],
])('a reader with %s and %s has seen %i', (header, tag, seen) => {
  expect(seqAsked(header, tag)).toBe(seen)
})

it('a tag carries the position, and is compared without it', () => {
  expect(withSeq('W/"abc"', 17)).toBe('W/"abc.17"')
  expect(withoutSeq('W/"abc.17", "d", "e.2"')).toBe('W/"abc", "d", "e"')
})

it.each([
  ['W/"abc.17"', 'W/"abc.17"'],
  ['"abc"', '"abc"'],
  ['"x.1", W/"abc.3"', 'W/"abc.3"'],
  ['*', 'W/"abc"'],
  [undefined, 'W/"abc"'],
])('of %s the copy is %s', (asked, copy) => {
  expect(tagOfCopy(asked, 'W/"abc"')).toBe(copy)
})
