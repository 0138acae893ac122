import { expect, test } from 'vitest'
import { minuteText, minuteX, nowFlag, ruleShapes } from './plan-now-flag.ts'

test.each([
  [0, 4],
  [720, 140],
  [1440, 276],
])('minute %s of the day stands at %s', (minute, x) => {
  expect(minuteX('beside', minute)).toBe(x)
})

test('the flag begins at its line, and stays within the rule at the end of the day', () => {
  expect(nowFlag('beside', 720)).toEqual({ x: 140, flag: 140 })
  const late = nowFlag('beside', 1430)
  expect(late.flag + ruleShapes.beside.flag).toBe(276)
  expect(late.x).toBeGreaterThan(late.flag)
})

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1440, '24:00'],
])('%s minutes are %s', (minute, text) => {
  expect(minuteText(minute)).toBe(text)
})
