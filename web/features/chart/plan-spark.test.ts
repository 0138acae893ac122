import { expect, it } from 'vitest'
import { planSpark } from './plan-spark.ts'

it.each([
  ['up and down', ['1', '3', '2'], { line: 'M2 26L64.5 4L127 15', end: { x: 127, y: 15 }, startY: 26 }],
  ['a flat line', ['5', '5'], { line: 'M2 15L127 15', end: { x: 127, y: 15 }, startY: 15 }],
  ['below zero', ['-40', '10'], { line: 'M2 26L127 4', end: { x: 127, y: 4 }, startY: 26 }],
  [
    'very small and very large',
    ['0.000001', '1000000000'],
    { line: 'M2 26L127 4', end: { x: 127, y: 4 }, startY: 26 },
  ],
  [
    'a gap stays a gap',
    ['1', '2', null, '3', '1'],
    { line: 'M2 26L33.3 15M95.8 4L127 26', end: { x: 127, y: 26 }, startY: 26 },
  ],
  [
    'missing ends keep their place',
    [null, '1', '2', null],
    { line: 'M43.7 26L85.3 4', end: { x: 85.3, y: 4 }, startY: 26 },
  ],
  ['nonsense is a gap', ['1', 'x', '', '2'], { line: 'M2 26M127 4', end: { x: 127, y: 4 }, startY: 26 }],
])('%s', (_name, closes, expected) => {
  expect(planSpark(closes, 132, 30)).toEqual(expected)
})

it('one price makes no line, none neither', () => {
  for (const closes of [[], ['1'], [null, '1', null]]) expect(planSpark(closes, 132, 30)).toBeNull()
})
