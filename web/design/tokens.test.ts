import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Each colour token of a style sheet as its pair of day and night; one colour is both. */
const colours = (file: string): Map<string, readonly [string, string]> => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const found = css.matchAll(/--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:,\s*(#[0-9a-f]{6})\))?;/g)
  return new Map([...found].map(([, name = '', day = '', night = day]) => [name, [day, night] as const]))
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of WCAG 2, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What is read on what; the ground before the words. */
const texts: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-2', 'ink-3', 'sea', 'caution', 'up', 'down'],
  sheet: ['ink', 'ink-2', 'ink-3', 'sea', 'caution', 'up', 'down'],
  shade: ['ink', 'ink-2', 'ink-3'],
  land: ['ink', 'ink-2'],
  'caution-tint': ['ink', 'ink-2', 'caution'],
  ink: ['on-ink'],
  deep: ['on-deep', 'on-deep-2'],
}

const controls: Record<string, readonly string[]> = {
  paper: ['rule', 'ink', 'sea', 'caution'],
  sheet: ['rule', 'ink', 'sea', 'caution'],
}

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([ground, words]) =>
    words.flatMap((word) => ([0, 1] as const).map((theme) => ({ ground, word, theme }))),
  )

describe.each([
  ['the brand', './tokens.css'],
  ['a second brand', '../../tests/support/site/second-brand.css'],
])('the colours of %s', (_name, file) => {
  const tokens = colours(file)
  const failing = (table: Record<string, readonly string[]>, least: number) =>
    pairs(table).flatMap(({ ground, word, theme }) => {
      const [below, above] = [tokens.get(ground)?.[theme], tokens.get(word)?.[theme]]
      if (!below || !above) return [`${word} or ${ground} is no pair of colours`]
      const found = contrast(below, above)
      return found >= least ? [] : [`${word} on ${ground}, ${theme ? 'night' : 'day'}: ${found.toFixed(2)}`]
    })

  test('can be read: words at least 4.5, lines of controls at least 3, by day and by night', () => {
    expect(tokens.size).toBeGreaterThan(20)
    expect(failing(texts, 4.5)).toEqual([])
    expect(failing(controls, 3)).toEqual([])
  })
})

test('a second brand says something else in every colour of the first', () => {
  const [first, second] = [colours('./tokens.css'), colours('../../tests/support/site/second-brand.css')]
  expect([...first.keys()].filter((name) => !second.has(name))).toEqual([])
  const same = [...first].filter(([name, pair]) =>
    pair.some((one, theme) => second.get(name)?.[theme] === one),
  )
  expect(same.map(([name]) => name)).toEqual([])
})

test('the contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
