import { describe, expect, it } from 'vitest'
import { basePlace, headersText, joined, pack, parted, unpack } from './pack.ts'

const page = (text: string) => ({
  headers: headersText({ 'content-type': 'text/html' }),
  body: Buffer.from(`<p>${text}</p>`.repeat(100)),
})

describe('a page', () => {
  it.each([
    ['words', Buffer.from('Größe 🙂')],
    ['nothing', Buffer.alloc(0)],
    ['any bytes', Buffer.from(Array.from({ length: 256 }, (_, at) => at))],
  ])('of %s comes back to the byte', (_, body) => {
    const content = joined({ headers: headersText({ b: '2', a: '1' }), body })
    const base = joined(page('before'))
    expect(parted(unpack(pack(content)))).toEqual({ headers: '{"a":"1","b":"2"}', body })
    expect(parted(unpack(pack(content, base), base))).toEqual({ headers: '{"a":"1","b":"2"}', body })
  })

  it('that is cut short is refused', () => {
    expect(() => parted(joined(page('one')).subarray(0, 8))).toThrow(RangeError)
  })
})

it.each([
  [0, undefined],
  [1, 0],
  [2, 0],
  [15, 0],
  [16, 0],
  [17, 16],
  [32, 0],
  [35, 32],
  [256, 0],
  [273, 272],
  [272, 256],
  [1_023, 1_008],
])('version %i is packed against %s', (place, base) => {
  expect(basePlace(place)).toBe(base)
})
