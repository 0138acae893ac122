import { expect, test } from 'vitest'
import { planMarginRule } from './plan-margin-rule.ts'

test.each([
  ['30:1', { onePercent: '30', closeOutMove: '1.67', moves: [0, 1, 2, 3] }],
  ['20:1', { onePercent: '20', closeOutMove: '2.5', moves: [0, 1, 2, 3, 4, 5] }],
  ['10:1', { onePercent: '10', closeOutMove: '5', moves: [0, 2, 4, 6, 8, 10] }],
  ['5:1', { onePercent: '5', closeOutMove: '10', moves: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] }],
  ['2:1', { onePercent: '2', closeOutMove: '25', moves: [0, 10, 20, 30, 40, 50] }],
])('at %s', (leverage, rule) => {
  expect(planMarginRule(leverage)).toEqual({ ...rule, closeOut: '50' })
})
