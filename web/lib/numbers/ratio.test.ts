import { assert, bigInt, integer, pre, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  dividedBy,
  minus,
  type Ratio,
  ratioOf,
  times,
  toDecimal,
  toSignificant,
  whole,
} from './ratio.ts'

const read = (text: string): Ratio => {
  const value = ratioOf(text)
  if (!value) throw new Error(`${text} is no decimal`)
  return value
}

describe('exact fractions', () => {
  it.each(['', '1.', '.5', '1e5', '+1', '1,5', ' 1', 'NaN', '--1'])('reads no decimal in %j', (text) => {
    expect(ratioOf(text)).toBeNull()
  })

  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049999999999999999999', 2, '1.00'],
    ['-0.004', 2, '0.00'],
    ['2.5', 0, '3'],
    ['0', 3, '0.000'],
  ])('writes %s with %i decimals as %s, half away from zero', (text, places, written) => {
    expect(toDecimal(read(text), places)).toBe(written)
  })

  it.each([
    [dividedBy(whole(1), whole(150)), '0.00666667'],
    [dividedBy(read('0.66159'), read('1.085')), '0.60976'],
    [whole(38_500), '38500'],
    [read('1.085'), '1.085'],
    [read('1234567.9'), '1234568'],
    [whole(0), '0'],
  ])('%o is %s in six digits', (value, written) => {
    expect(toSignificant(value, 6)).toBe(written)
  })

  it('loses nothing: what is divided and multiplied again is the same, whatever the numbers', () => {
    const decimal = tuple(bigInt({ min: 1n, max: 10n ** 12n }), integer({ min: 0, max: 8 })).map(
      ([units, places]) =>
        `${units / 10n ** BigInt(places)}.${String(units % 10n ** BigInt(places)).padStart(places || 1, '0')}`,
    )
    assert(
      property(decimal, decimal, (a, b) => {
        pre(compare(read(b), whole(0)) > 0)
        const back = times(dividedBy(read(a), read(b)), read(b))
        expect(compare(back, read(a))).toBe(0)
        expect(minus(back, read(a)).over).toBe(0n)
      }),
    )
  })

  it('does not divide by zero', () => {
    expect(() => dividedBy(whole(1), whole(0))).toThrow(RangeError)
  })
})
