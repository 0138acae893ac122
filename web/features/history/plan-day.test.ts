import { describe, expect, it } from 'vitest'
import type { Bar } from '#web/broker/history/history.ts'
import { planDay } from './plan-day.ts'

const quarter = 900_000
const at = (time: string) => Date.parse(`2026-11-${time}:00Z`)

/** A bar with an open of its price, a unit around it, and a close half a unit above. */
const bar = (time: string, price: number): Bar => ({
  at: at(time),
  open: String(price),
  high: String(price + 1),
  low: String(price - 1),
  close: String(price + 0.5),
  count: 180,
})

const currencies = {
  assetClass: 'forex',
  hours: { zone: 'America/New_York', sessions: 'Sun 17:05 - Fri 16:55', dailyBreak: '16:59-17:05' },
}
const hongKong = {
  assetClass: 'indices',
  hours: {
    zone: 'Asia/Hong_Kong',
    sessions: 'Mon-Fri 09:15-12:00, 13:00-16:30, 17:15-03:00(+1)',
    dailyBreak: 'see sessions',
  },
}

describe('planDay', () => {
  it('has the range of the bars’ highs and lows since the session opened; the course is of a whole day', () => {
    const bars = [bar('18T21:00', 50), bar('18T22:00', 100), bar('19T08:00', 104), bar('19T12:00', 97)]
    expect(planDay(currencies, bars, quarter, at('19T12:10'))).toEqual({
      bid: '97.5',
      at: at('19T12:10'),
      open: '100',
      low: '96',
      high: '105',
      isClosed: false,
      from: at('18T22:05'),
      closes: ['50.5', '100.5', '104.5', '97.5'],
      closedAt: [at('18T21:15'), at('18T22:15'), at('19T08:15'), at('19T12:10')],
    })
  })

  it('begins anew with a session that opens within its first bar', () => {
    const bars = [bar('18T21:00', 50), bar('18T22:00', 100)]
    expect(planDay(currencies, bars, quarter, at('18T22:07'))).toMatchObject({ low: '99', high: '101' })
  })

  it('takes all sessions of a day together, and none of the day before', () => {
    const bars = [bar('18T18:00', 50), bar('19T01:15', 100), bar('19T05:00', 90), bar('19T09:15', 110)]
    const day = planDay(hongKong, bars, quarter, at('19T10:00'))
    expect(day).toMatchObject({ open: '100', low: '89', high: '111', isClosed: false })
  })

  it('of a closed market is its last day', () => {
    const bars = [bar('19T12:00', 50), bar('20T12:00', 100), bar('20T21:45', 102)]
    expect(planDay(currencies, bars, quarter, at('21T12:00'))).toMatchObject({
      bid: '102.5',
      at: at('20T22:00'),
      open: '100',
      low: '99',
      high: '103',
      isClosed: true,
    })
  })

  it('without hours is that of the calendar, and without bars none', () => {
    const unknown = { assetClass: 'forex', hours: null }
    const bars = [bar('18T23:45', 50), bar('19T00:00', 100)]
    expect(planDay(unknown, bars, quarter, at('19T12:00'))).toMatchObject({ low: '99', isClosed: false })
    expect(planDay(currencies, [], quarter, at('19T12:00'))).toBeNull()
  })
})
