import { describe, expect, it } from 'vitest'
import { bounds, measure, shown } from './measure.ts'

describe('measure', () => {
  it.each([
    ['', 'empty', 0],
    [undefined, 'empty', 0],
    ['Fees', 'short', 4],
    ['What trading costs, from spread to financing', 'good', 44],
    ['a'.repeat(61), 'long', 61],
    ['🙂'.repeat(20), 'good', 20],
  ])('says of %j that it is %s', (text, verdict, count) => {
    expect(measure(text, bounds.title)).toMatchObject({ verdict, count })
  })
})

describe('shown', () => {
  it('cuts what search engines cut', () => {
    expect(shown('short', bounds.title)).toBe('short')
    expect(shown('a'.repeat(80), bounds.title)).toBe(`${'a'.repeat(59)}…`)
  })
})
