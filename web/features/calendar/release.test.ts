import { describe, expect, it } from 'vitest'
import { choicesFrom, releasesFrom } from './release.ts'

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
          at: Date.parse(row.time),
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

  it.each([{ id: '' }, { time: 'soon' }, { currency: 7 }, { importance: 4 }, { title: null }])(
    'leaves out a row with %o and keeps the others',
    (fault) => {
      expect(releasesFrom({ lst: [{ ...row, ...fault }, null, row] })?.releases).toHaveLength(1)
    },
  )

  it('takes a figure that is none as not known', () => {
    const [read] = releasesFrom({ lst: [{ ...row, actual: 'n/a', forecast: Number.NaN }] })?.releases ?? []
    expect([read?.actual, read?.forecast]).toEqual([null, null])
  })

  it.each(['0-0-9', '<0.10', '4.05|2.5', '1,234', '3.1%'])('keeps %s as it was reported', (figure) => {
    const [read] =
      releasesFrom({ lst: [{ ...row, actual: figure, forecast: ` ${figure} ` }] })?.releases ?? []
    expect([read?.actual, read?.forecast]).toEqual([figure, figure])
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
