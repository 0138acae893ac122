import { describe, expect, it, vi } from 'vitest'
import { calendarEndpoints } from '#web/broker/contract/calendar.ts'
import { quoteEndpoints } from '#web/broker/contract/quotes.ts'
import { counted } from '#web/lib/counts.ts'
import { parseSound } from '#web/lib/parse-sound.ts'
import { noteOddRows } from './odd-rows.ts'

const week = (events: readonly unknown[]) => ({
  lst: events,
  pg: { current: 1, size: 50, total: 2 },
  data: {},
})

describe('one odd row of the broker', () => {
  const quote = { name: 'XAUUSD', bid: '2392.87' }
  it.each([
    { name: 'UKOIL', bid: null },
    { name: 'UKOIL', bid: '' },
    { name: 'UKOIL', bid: 'NaN' },
    { name: 'UKOIL', bid: '2,392.87' },
    { name: 'UKOIL' },
    { name: 'UKOIL', bid: '84.3', diff: '-' },
    { name: ['UKOIL'], bid: '84.3' },
    null,
    [],
    'UKOIL',
  ])('of prices, %j, is left out alone', (odd) => {
    const { data, leftOut } = parseSound(quoteEndpoints.QF1001.data, { list: [quote, odd, quote] })
    expect(data.list).toEqual([quote, quote])
    expect(leftOut).toHaveLength(1)
  })

  const event = { id: 'a', time: '2026-11-26T07:00:00Z', currency: 'EUR', importance: 2, title: 'Prices' }
  it.each([null, 'Prices', [], { ...event, id: null }, { ...event, title: '' }, { ...event, time: 'soon' }])(
    'of the calendar, %j, takes no week along',
    (odd) => {
      const { data, leftOut } = parseSound(calendarEndpoints.W102.data, week([event, odd, event]))
      expect([data.lst.map(({ id }) => id), leftOut.length]).toEqual([['a', 'a'], 1])
    },
  )

  it.each([null, { current: 1 }, 'x'])(
    'a calendar that counts its pages as %j has its rows all the same',
    (pg) => {
      const { data, leftOut } = parseSound(calendarEndpoints.W102.data, { ...week([event]), pg })
      expect([data.lst.length, leftOut.length]).toEqual([1, 0])
    },
  )

  it.each([
    ['W103', { code: 'EUR', name: 'Euro' }, { code: 7, name: 'x' }],
    ['W104', { id: 'UTC', name: 'UTC', diff: 0 }, { id: 'UTC', name: 'UTC', diff: 'x' }],
    ['W105', { id: 'time', name: 'By time' }, { id: 'time' }],
    ['W106', { time: '2026-11-26T07:00:00Z', actual: '1.0' }, { time: '2026-11-26', actual: '1.0' }],
  ] as const)('of %s is left out alone', (code, sound, odd) => {
    const { data, leftOut } = parseSound(calendarEndpoints[code].data, { list: [odd, sound, null] })
    expect([data.list, leftOut.length]).toEqual([[sound], 2])
  })

  it('is counted each time, and named in the log once a minute', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const part = { document: null, path: 'list[0].bid', problem: 'no figure' }
    for (const [parts, now] of [
      [[], 0],
      [[part, part], 1],
      [[part], 59_000],
      [[part], 61_000],
    ] as const)
      noteOddRows('QF1001', parts, now)
    expect(counted('brokerRows').get('QF1001')).toBe(4)
    expect(log.mock.calls).toEqual([
      ["the broker's QF1001 has rows that are left out, 2 in one answer, first list[0].bid: no figure"],
      ["the broker's QF1001 has rows that are left out, 1 in one answer, first list[0].bid: no figure"],
    ])
    log.mockRestore()
  })
})
