import { describe, expect, it } from 'vitest'
import { choicesFrom, insteadOfFigures, releasesFrom } from './release.ts'

const row = {
  id: 'us-cpi-2026-11-18',
  time: '2026-11-18T13:30:00.000Z',
  currency: 'USD',
  importance: 3,
  title: 'Consumer prices',
  unit: '%',
  actual: null,
  forecast: '2.0',
  previous: 1.9,
}

describe('releasesFrom (requirements D4)', () => {
  it('reads rows, total and the broker’s clock', () => {
    const page = releasesFrom({
      lst: [row],
      pg: { current: 1, size: 1, total: 7 },
      data: { now: '2026-11-18T12:00:00Z' },
    })
    expect(page).toEqual({
      releases: [
        {
          id: row.id,
          series: null,
          source: null,
          kind: 'release',
          at: Date.parse(row.time),
          day: null,
          currency: 'USD',
          importance: 3,
          title: 'Consumer prices',
          unit: '%',
          actual: null,
          forecast: '2.0',
          previous: '1.9',
        },
      ],
      total: 7,
      now: Date.parse('2026-11-18T12:00:00Z'),
    })
  })

  it('takes the series and the source where the broker says them', () => {
    const [read] = releasesFrom({ lst: [{ ...row, series: 'us-cpi', source: 'An office' }] })?.releases ?? []
    expect([read?.series, read?.source]).toEqual(['us-cpi', 'An office'])
    const [silent] = releasesFrom({ lst: [{ ...row, series: 7, source: '' }] })?.releases ?? []
    expect([silent?.series, silent?.source]).toEqual([null, null])
  })

  it.each([{ id: '' }, { title: null }])('leaves out a row with %o and keeps the others', (fault) => {
    expect(releasesFrom({ lst: [{ ...row, ...fault }, null, row] })?.releases).toHaveLength(1)
  })

  it.each([
    [{}, { kind: 'release', at: Date.parse(row.time), day: null }],
    [
      { kind: 'holiday', time: null, day: '2026-11-18' },
      { kind: 'holiday', at: null, day: '2026-11-18' },
    ],
    [
      { kind: 'allDay', time: null, day: null },
      { kind: 'allDay', at: null, day: null },
    ],
    [
      { kind: 'tentative', time: null, day: '2026-11-18' },
      { kind: 'tentative', at: null, day: '2026-11-18' },
    ],
    [
      { currency: null, importance: null },
      { kind: 'release', currency: null, importance: null },
    ],
  ])('reads %o as a kind of its own', (fields, expected) => {
    expect(releasesFrom({ lst: [{ ...row, ...fields }] })?.releases).toMatchObject([expected])
  })

  it('keeps a figure as it was told', () => {
    const told = { actual: '0-0-9', forecast: 0.5, previous: null }
    expect(releasesFrom({ lst: [{ ...row, ...told }] })?.releases).toMatchObject([
      { actual: '0-0-9', forecast: '0.5', previous: null },
    ])
  })

  it.each([null, 'x', {}, [], { lst: 'x' }])('%j is no answer', (answer) => {
    expect(releasesFrom(answer)).toBeNull()
  })
})

describe('choicesFrom', () => {
  it('reads zones, orders and currencies alike', () => {
    expect(
      choicesFrom({
        list: [{ id: 'UTC', name: 'UTC', diff: 0 }, { code: 'EUR', name: 'Euro' }, { id: 'x' }, 3],
      }),
    ).toEqual([
      { id: 'UTC', name: 'UTC', diff: 0 },
      { id: 'EUR', name: 'Euro', diff: 0 },
    ])
    expect(choicesFrom({ list: 'x' })).toBeNull()
  })
})

describe('insteadOfFigures', () => {
  const none = { actual: null, forecast: null, previous: null }
  it.each([
    ['a speech', none, null],
    ['a figure that is awaited', { ...none, forecast: '0.2' }, undefined],
    ['one that has a past alone', { ...none, previous: '-1' }, undefined],
    ['a vote', { ...none, actual: '0-0-9', previous: '0-1-8' }, undefined],
    ['a long figure', { ...none, actual: '-1234567890.125' }, undefined],
    ['a sentence', { ...none, actual: 'held, seven of nine votes' }, 'held, seven of nine votes'],
  ])('%s', (_what, release, expected) => {
    expect(insteadOfFigures(release)).toBe(expected)
  })
})
