import { describe, expect, it } from 'vitest'
import { planYear, readContent, readManifest, tilesOf } from './plan-closing.ts'

describe('a year', () => {
  it.each([
    ['2026', Date.UTC(2027, 0, 1), undefined],
    ['2026', Date.UTC(2027, 0, 1) - 1, '2026 is not over'],
    ['2031', Date.UTC(2027, 0, 1), 'can be closed from 2032-01-01T00:00:00.000Z on'],
    ['26', Date.UTC(2027, 0, 1), 'a year of four digits'],
    ['2026-01', Date.UTC(2027, 0, 1), 'a year of four digits'],
    ['', Date.UTC(2027, 0, 1), 'a year of four digits'],
  ])('%s at %i', (text, now, refusal) => {
    const plan = () => planYear(text, now)
    if (refusal === undefined)
      expect(plan()).toEqual({
        year: 2026,
        begins: '2026-01-01T00:00:00.000Z',
        ends: '2027-01-01T00:00:00.000Z',
      })
    else expect(plan).toThrow(refusal)
  })
})

describe('the tiles of a year', () => {
  it.each([
    [0, 1, ['0/0/1']],
    [0, 256, ['0/0/256', '1/0/1']],
    [255, 257, ['0/0/256', '0/1/1', '1/0/1']],
    [256, 257, ['0/1/1', '1/0/1']],
    [65_536, 65_800, ['0/256/256', '0/257/8', '1/0/256', '1/1/1', '2/0/1']],
  ])('after %i up to %i', (before, size, expected) => {
    expect(
      [...tilesOf({ before, size })].map(({ level, place, width }) => `${level}/${place}/${width}`),
    ).toEqual(expected)
  })
})

describe('what a closing says of itself', () => {
  const content = { version: 1, year: 2026, lake: 'localhost:3333', chains: [] }

  it.each([
    [
      'another version',
      JSON.stringify({ ...content, version: 2 }),
      'of version 2, and this lake knows up to 1',
    ],
    ['no JSON', '{', 'closing.json of the closing is malformed'],
    [
      'a chain outside',
      JSON.stringify({ ...content, chains: [{ name: '../x', before: 0, size: 1, hasPayloads: false }] }),
      'malformed',
    ],
  ])('%s is refused', (_what, text, reason) => {
    expect(() => readContent(text)).toThrow(reason)
  })

  it.each(['', 'x', `${'a'.repeat(64)} one`, `${'a'.repeat(64)}  ../one`, `${'a'.repeat(64)}  /one`])(
    'the line "%s" of its manifest is none',
    (line) => {
      expect(() => readManifest(`${line}\n`)).toThrow('Line 1 of SHA256SUMS is malformed')
    },
  )
})
