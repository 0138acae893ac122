import { describe, expect, it } from 'vitest'
import { endMinutes, type OpenMinutes, type Seen, seeBids } from './plan-minutes.ts'

const start = Date.parse('2026-11-18T12:00:00Z')
const seconds = (after: number) => start + after * 1_000
const seen = (after: number, bid: string, symbol = 'EURUSD'): Seen => ({ symbol, bid, at: seconds(after) })
const none: OpenMinutes = new Map()

describe('seeBids', () => {
  it('makes a minute of bids, and ends it with the first bid of another', () => {
    const { open, done } = seeBids(none, [
      seen(1, '1.10'),
      seen(6, '1.12'),
      seen(11, '1.09'),
      seen(56, '1.11'),
    ])
    expect(done).toEqual([])
    const bar = { at: start, open: '1.10', high: '1.12', low: '1.09', close: '1.11', count: 4 }
    expect(open.get('EURUSD')).toEqual(bar)
    expect(seeBids(open, [seen(61, '1.20')]).done).toEqual([{ symbol: 'EURUSD', bar }])
  })

  it('compares prices as numbers: below zero, and with fewer figures', () => {
    const { open } = seeBids(none, [
      seen(1, '9.5', 'USOIL'),
      seen(2, '-37.63', 'USOIL'),
      seen(3, '10.1', 'USOIL'),
    ])
    expect(open.get('USOIL')).toMatchObject({ high: '10.1', low: '-37.63', close: '10.1' })
  })

  it('keeps instruments apart', () => {
    const { open } = seeBids(none, [seen(1, '1.10'), seen(1, '2400.1', 'XAUUSD')])
    expect([...open].map(([symbol, { open: first }]) => [symbol, first])).toEqual([
      ['EURUSD', '1.10'],
      ['XAUUSD', '2400.1'],
    ])
  })

  it('leaves out what is from before the open minute', () => {
    const { open } = seeBids(none, [seen(61, '1.10')])
    const late = seeBids(open, [seen(59, '9.99')])
    expect(late).toEqual({ open, done: [] })
  })

  it('leaves a gap where nothing came for minutes', () => {
    const { open, done } = seeBids(none, [seen(1, '1.10'), seen(301, '1.20')])
    expect(done.map(({ bar }) => bar.at)).toEqual([start])
    expect(open.get('EURUSD')?.at).toBe(seconds(300))
  })
})

describe('endMinutes', () => {
  const { open } = seeBids(none, [seen(10, '1.10')])
  it.each([
    ['within the minute', 59, 1, 0],
    ['when it is over', 60, 0, 1],
    ['when the clock was set back before it', -3_600, 0, 0],
  ])('%s', (_name, after, stillOpen, ended) => {
    const progress = endMinutes(open, seconds(after))
    expect([progress.open.size, progress.done.length]).toEqual([stillOpen, ended])
  })
})
