import { describe, expect, it } from 'vitest'
import { type CourseBar, courseLayouts, planCourse } from './plan-course.ts'

const stepMs = 900_000
const begin = Date.UTC(2026, 10, 24, 12)

const bar = (index: number, close: string): CourseBar => ({ at: begin + index * stepMs, close })
const history = (closes: readonly string[], into = stepMs) => ({
  bars: closes.map((close, index) => bar(index, close)),
  stepMs,
  to: begin + (closes.length - 1) * stepMs + into,
})
const day = Array.from({ length: 88 }, (_, index) => (1.15 + Math.sin(index / 12) / 100).toFixed(5))
const coordinates = (line: string) =>
  [...line.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe.each(['wide', 'narrow'] as const)('%s', (name) => {
  const layout = courseLayouts[name]

  it('runs from the left to the right of its field and never leaves it', () => {
    const drawing = planCourse(history(day), layout)
    const points = coordinates(drawing?.line ?? '')
    expect(points.length).toBe(layout.hours * 4)
    expect(points.at(0)?.x).toBe(layout.left)
    expect(points.at(-1)?.x).toBe(layout.right)
    for (const { y } of points) expect(y >= layout.top && y <= layout.bottom).toBe(true)
  })

  it('has a fix at full hours, none beneath the tag, and heights beside it', () => {
    const drawing = planCourse(history(day), layout)
    expect(drawing?.fixes.length).toBeGreaterThan(2)
    for (const { at, x } of drawing?.fixes ?? []) {
      expect(new Date(at).getUTCHours() % layout.fixHours).toBe(0)
      expect(new Date(at).getUTCMinutes()).toBe(0)
      expect(x).toBeLessThan(layout.right - 10)
    }
    for (const { y } of drawing?.grid ?? []) expect(Math.abs(y - (drawing?.end.y ?? 0))).toBeGreaterThan(20)
  })
})

it.each([
  ['none', []],
  ['one bar', ['1.1']],
  ['three bars', ['1.1', '1.2', '1.1']],
])('draws no course of %s', (_, closes) => {
  expect(planCourse(history(closes), courseLayouts.wide)).toBeNull()
})

it.each([
  ['a flat line', ['1.1', '1.1', '1.1', '1.1']],
  ['a jump of 40 %', ['100', '100', '140', '140']],
  ['a price below zero', ['-37.63', '-12.1', '4.2', '10.01']],
  ['the smallest prices', ['0.000001', '0.000003', '0.000002', '0.000001']],
  ['the largest prices', ['1000000000', '1400000000', '1100000000', '1200000000']],
])('draws %s', (_, closes) => {
  const drawing = planCourse(history(closes), courseLayouts.wide)
  for (const { y } of coordinates(drawing?.line ?? '')) expect(y >= 40 && y <= 346).toBe(true)
  expect(drawing?.end.price).toBe(closes.at(-1))
  expect(drawing?.grid.length).toBeGreaterThan(0)
})

it('leaves a gap where the history has one, and dates the last price by the answer', () => {
  const given = history(day, 420_000)
  const bars = given.bars.filter((_, index) => index < 60 || index > 70)
  const drawing = planCourse({ ...given, bars }, courseLayouts.wide)
  expect(drawing?.line.match(/M/g)).toHaveLength(2)
  expect(drawing?.end.at).toBe(given.to)
})

it('names the lowest and the highest price as the broker wrote them', () => {
  const drawing = planCourse(history(['1.10', '1.3', '1.0', '1.20']), courseLayouts.wide)
  expect([drawing?.low, drawing?.high]).toEqual(['1.0', '1.3'])
})
