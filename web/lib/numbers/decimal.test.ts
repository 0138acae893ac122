import { assert, bigInt, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  directionOf,
  formatPrice,
  formatSigned,
  multiply,
  percentChange,
  subtract,
  withPlacesOf,
} from './decimal.ts'

/** Units of a scale as a decimal string, by BigInt alone. */
const decimalText = (units: bigint, scale: number): string => {
  const size = units < 0n ? -units : units
  const [whole, rest] = [size / 10n ** BigInt(scale), size % 10n ** BigInt(scale)]
  const fraction = scale > 0 ? `.${String(rest).padStart(scale, '0')}` : ''
  return `${units < 0n ? '-' : ''}${whole}${fraction}`
}

/** The change in per cent, half away from zero, by BigInt alone. */
const wholePercent = (from: bigint, to: bigint): string => {
  const change = (to - from) * 100_000n
  return decimalText((change / from + (change < 0n ? -5n : 5n)) / 10n, 2)
}

const text = (value: number) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`

describe('decimal strings', () => {
  test.each([
    ['1.15847', '1.15627', '0.00220'],
    ['4063.18', '4081.4', '-18.22'],
    ['25119.6', '25119.6', '0.0'],
    ['0.1', '0.30', '-0.20'],
  ])('%s - %s = %s', (a, b, expected) => {
    expect(subtract(a, b)).toBe(expected)
  })

  test('what is no decimal has no difference', () => {
    expect(subtract('abc', '1')).toBeNull()
    expect(percentChange('0', '1')).toBeNull()
  })

  test.each([
    ['1.15627', '1.15847', '0.19'],
    ['4081.40', '4063.18', '-0.45'],
    ['100', '100', '0.00'],
    ['100', '100.005', '0.01'],
  ])('the change from %s to %s is %s per cent', (from, to, expected) => {
    expect(percentChange(from, to)).toBe(expected)
  })

  test('subtraction agrees with whole numbers of the same scale', () => {
    const units = integer({ min: 0, max: 10 ** 9 })
    assert(
      property(units, units, (a, b) => {
        const result = subtract(text(a), text(b))
        expect(Math.round(Number(result) * 1000)).toBe(a - b)
      }),
    )
  })

  test('long and short ones follow the same rules: what a number cannot hold is exact too', () => {
    const decimals = tuple(bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), integer({ min: 0, max: 12 })).map(
      ([units, scale]) => ({ units, scale, text: decimalText(units, scale) }),
    )
    assert(
      property(decimals, decimals, (a, b) => {
        const scale = Math.max(a.scale, b.scale)
        const [left, right] = [a, b].map(({ units, scale: own }) => units * 10n ** BigInt(scale - own))
        if (left === undefined || right === undefined) throw new Error('two were asked for')
        expect(subtract(a.text, b.text)).toBe(decimalText(left - right, scale))
        expect(withPlacesOf(a.text, b.text)).toBe(b.scale < a.scale ? decimalText(right, scale) : b.text)
        const sign = b.units === 0n ? 'flat' : b.units > 0n ? 'up' : 'down'
        expect(directionOf(b.text)).toBe(sign)
        expect(percentChange(a.text, b.text)).toBe(left > 0n ? wholePercent(left, right) : null)
      }),
    )
  })

  test('prices of everyday size: the percentage is that of whole-number division', () => {
    const units = integer({ min: 1, max: 10 ** 9 })
    assert(
      property(units, units, (from, to) => {
        expect(percentChange(text(from), text(to))).toBe(wholePercent(BigInt(from), BigInt(to)))
      }),
    )
  })

  test.each([
    ['en', '4063.18', '4,063.18'],
    ['de', '4063.18', '4.063,18'],
    ['de', '1.15847', '1,15847'],
    ['pl', '25119.6', '25\u00a0119,6'],
    ['en', '7', '7'],
  ] as const)('a price in %s: %s is %s', (locale, value, expected) => {
    expect(formatPrice(locale, value)).toBe(expected)
  })

  test('a change takes the decimals of its price', () => {
    expect(withPlacesOf('1.08512', '0')).toBe('0.00000')
    expect(withPlacesOf('4063.1', '-0.25')).toBe('-0.25')
  })

  test('a change carries its sign, zero none', () => {
    expect(formatSigned('en', '0.00003')).toBe('+0.00003')
    expect(formatSigned('de', '-18.22')).toBe('−18,22')
    expect(formatSigned('en', '0.0')).toBe('0.0')
    expect(directionOf('-0.00')).toBe('flat')
  })
})

describe('multiply', () => {
  test.each([
    ['100000', '0.0001', '10'],
    ['0.9', '10', '9'],
    ['1.2', '1.3', '1.56'],
    ['-0.5', '0.2', '-0.1'],
    ['25', '40', '1000'],
    ['x', '1', null],
  ])('%s times %s is %s', (a, b, expected) => {
    expect(multiply(a, b)).toBe(expected)
  })
})
