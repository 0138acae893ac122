import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

describe('readNumber', () => {
  it.each([
    ['74,9', 74.9],
    ['74.9', 74.9],
    [' 74,12 ', 74.12],
    ['0,125', 0.125],
    ['1.234', 1.234],
    ['1234,5', 1234.5],
    ['-3,5', -3.5],
    ['−3', -3],
    ['2026', 2026],
    ['', undefined],
    ['  ', undefined],
  ])('takes %j for %j', (text, number) => {
    expect(readNumber(text)).toEqual({ number })
  })

  it.each(['1,234', '-12,345', '1.234,5', '1,234.5', '1.234.567', '1 234', '1\u00a0234,5', "1'234.5"])(
    'refuses %j, which can be read in two ways',
    (text) => {
      expect(readNumber(text)).toEqual({ refusal: expect.stringContaining('can be read in two ways') })
    },
  )

  it.each(['abc', '74,', ',5', '7 4', '1e3', '74,9 %', '1,2,3', '--1'])(
    'refuses %j, which is none',
    (text) => {
      expect(readNumber(text)).toEqual({ refusal: expect.stringContaining('is no number') })
    },
  )

  it('refuses what a number cannot hold', () => {
    expect(readNumber('99999999999999999')).toEqual({ refusal: expect.stringContaining('too large') })
  })
})
