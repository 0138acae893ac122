import { describe, expect, it } from 'vitest'
import { gridLines, heightOf, planScale, withPrice } from './plan-scale.ts'

const texts = (low: number, high: number, digits: number) =>
  gridLines(planScale(low, high, { digits })).map(({ text }) => text)

describe('planScale', () => {
  it.each([
    [
      'a day of EURUSD',
      1.15567,
      1.15958,
      5,
      ['1.1555', '1.1560', '1.1565', '1.1570', '1.1575', '1.1580', '1.1585', '1.1590', '1.1595'],
    ],
    ['an index', 20_113.5, 20_411.25, 2, ['20100', '20150', '20200', '20250', '20300', '20350', '20400']],
    [
      'the smallest prices',
      0.000001,
      0.000003,
      8,
      ['0.0000010', '0.0000015', '0.0000020', '0.0000025', '0.0000030'],
    ],
    [
      'the largest prices',
      1_000_000_000,
      1_400_000_000,
      0,
      [
        '1000000000',
        '1050000000',
        '1100000000',
        '1150000000',
        '1200000000',
        '1250000000',
        '1300000000',
        '1350000000',
        '1400000000',
      ],
    ],
    ['below zero and back', -37.63, 10.01, 2, ['-40', '-30', '-20', '-10', '0', '10']],
    ['a jump of 40 %', 100, 140, 2, ['100', '105', '110', '115', '120', '125', '130', '135', '140']],
    ['a single price', 1.1, 1.1, 5, ['1.09996', '1.09998', '1.10000', '1.10002', '1.10004']],
    ['a flat line at zero', 0, 0, 0, ['-4', '-2', '0', '2', '4']],
    [
      'a flat line at 1e9',
      1e9,
      1e9,
      2,
      ['999999999.6', '999999999.8', '1000000000.0', '1000000000.2', '1000000000.4'],
    ],
  ])('%s', (_name, low, high, digits, expected) => {
    expect(texts(low, high, digits)).toEqual(expected)
  })

  it('holds every price on it and never has more decimals than the prices', () => {
    for (let power = -6; power <= 9; power += 1) {
      for (const share of [0, 1e-6, 1e-3, 0.4, 3]) {
        for (const sign of [1, -1]) {
          const [low, high] = [sign * 10 ** power, sign * 10 ** power * (1 + share)].sort((a, b) => a - b)
          const digits = Math.max(0, 4 - power)
          const scale = planScale(low ?? 0, high ?? 0, { digits })
          expect(scale.bottom).toBeLessThan(low ?? 0)
          expect(scale.top).toBeGreaterThan(high ?? 0)
          expect(scale.places).toBeLessThanOrEqual(digits)
          expect(gridLines(scale).length).toBeGreaterThanOrEqual(3)
          expect(gridLines(scale).length).toBeLessThanOrEqual(13)
        }
      }
    }
  })
})

it('the top is 0, the bottom 1', () => {
  const scale = { bottom: -5, top: 15, step: 5, places: 0 }
  expect([15, 5, -5].map((price) => heightOf(scale, price))).toEqual([0, 0.5, 1])
})

describe('withPrice', () => {
  const scale = { bottom: 100, top: 110, step: 2, places: 0 }
  it('leaves the scale as it is while the price is on it', () => {
    for (const price of [100, 104.2, 110]) expect(withPrice(scale, price, 2)).toBe(scale)
  })
  it('grows by whole steps, on the side where the price left', () => {
    expect(withPrice(scale, 110.1, 2)).toEqual({ ...scale, top: 112 })
    expect(withPrice(scale, 95, 2)).toEqual({ ...scale, bottom: 94 })
  })
  it('is planned anew when it would be more than twice as long', () => {
    const wide = withPrice(scale, 150, 2)
    expect(wide.step).toBe(10)
    expect(wide.top).toBeGreaterThan(150)
    expect(wide.bottom).toBeLessThan(100)
  })
})
