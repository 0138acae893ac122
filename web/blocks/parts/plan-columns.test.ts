import { expect, test } from 'vitest'
import { figureColumns } from './plan-columns.ts'

test('figures with signs, units and dashes make a column of figures', () => {
  const rows = [
    ['EURUSD', '0.9 pips', '−6,10 EUR', '3,33 %', '30:1'],
    ['Gold', '35 pips', '–', '5 %', '20:1'],
  ]
  expect(figureColumns(rows)).toEqual([false, true, true, true, true])
})

test('words, or one word among figures, do not; nor does a column of names that are numbers', () => {
  const rows = [
    ['2024', 'Up to 30:1', '5', '–'],
    ['2025', 'Not capped', 'none', '–'],
  ]
  expect(figureColumns(rows)).toEqual([false, false, false, false])
})
