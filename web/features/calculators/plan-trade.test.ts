import { describe, expect, it, test } from 'vitest'
import { ratioOf, toDecimal, whole } from '#web/lib/numbers/ratio.ts'
import { isDirection } from './formulas.ts'
import { planBill } from './plan-bill.ts'
import { planCourse } from './plan-close-out.ts'
import { otherSide, planTrade, type TradePoint, type TradeTerms } from './plan-trade.ts'
import vectors from './trade-vectors.json' with { type: 'json' }

const pointOf = ({ at, bid, rate }: { at: string; bid: string; rate: readonly string[] }): TradePoint => {
  const [over = '', under = ''] = rate
  return { at: Date.parse(at), bid, rate: { over: BigInt(over), under: BigInt(under) } }
}

const choiceOf = ({ direction, lots, currency }: (typeof vectors)[number]) => {
  if (!isDirection(direction)) throw new Error(`${direction} is no direction`)
  return { direction, lots, currency }
}

const termsOf = ({ terms }: (typeof vectors)[number]): TradeTerms => {
  const { tripleNight } = terms
  if (tripleNight !== 'wednesday' && tripleNight !== 'friday') throw new Error(`no night: ${tripleNight}`)
  return { ...terms, tripleNight }
}

describe('the golden figures, worked out with another language’s fractions', () => {
  it.each(vectors)('$title', (row) => {
    const money = (value: string | null) => (value === null ? null : { value, currency: row.currency })
    const trade = planTrade(termsOf(row), choiceOf(row), {
      open: pointOf(row.open),
      close: pointOf(row.close),
    })
    expect(trade).toEqual({
      currency: row.currency,
      price: money(row.price),
      pips: row.pips,
      spread: money(row.spread),
      nights: { count: row.nights, counted: row.counted, sum: money(row.night) },
      conversion: money(row.conversion),
      result: money(row.result),
      margin: money(row.margin),
      left: row.left,
    })
  })
})

const [first] = vectors
if (!first) throw new Error('no vectors')
const terms = termsOf(first)
const open = pointOf(first.open)

test.each(vectors)('the lines of "$title" add up to its result', (row) => {
  const places = row.currency === 'JPY' ? 0 : 2
  const cents = (text: string | null) => Math.round(Number(text ?? '0') * 10 ** places)
  expect(cents(row.price) + cents(row.spread) + cents(row.night) + cents(row.conversion)).toBe(
    cents(row.result),
  )
})

test('spread and margin are those of the bill', () => {
  const given = { direction: 'buy', lots: '0.3', currency: 'EUR' } as const
  const trade = planTrade(terms, given, { open, close: open })
  const bill = planBill(terms, { ...given, bid: open.bid, rate: open.rate })
  expect([trade?.spread, trade?.margin]).toEqual([bill?.spread, bill?.margin])
})

test.each(['0', '-1', 'abc', '', '1e9', '0,1'])('"%s" is no size', (lots) => {
  const given = { direction: 'buy', lots, currency: 'EUR' } as const
  expect(planTrade(terms, given, { open, close: open })).toBeNull()
})

test.each(['', 'abc'])('"%s" is no price, and without a rate there is no trade', (bid) => {
  const given = { direction: 'buy', lots: '1', currency: 'EUR' } as const
  expect(planTrade(terms, given, { open, close: { ...open, bid } })).toBeNull()
  expect(planTrade(terms, given, { open, close: { ...open, rate: whole(0) } })).toBeNull()
})

test('sides are two', () => {
  expect([otherSide('buy'), otherSide('sell')]).toEqual(['sell', 'buy'])
})

describe('on its way', () => {
  const rate = whole(1)
  const choice = { direction: 'buy', lots: '0.1', currency: 'USD' } as const
  const start: TradePoint = { at: Date.parse('2026-11-23T08:00:00Z'), bid: '1.15000', rate }
  const bar = (hours: number, begin: string, high: string, low: string) => ({
    at: start.at + hours * 3_600_000,
    open: begin,
    high,
    low,
    rate,
  })
  // A margin of 383.33: half of it is 191.67, of which the spread takes 0.90.
  const calm = bar(0, '1.15000', '1.15500', '1.14000')
  const fall = bar(2, '1.14000', '1.14100', '1.12000')

  it('a position is closed at the first price at which half of its margin is gone', () => {
    const { closedOut, least } = planCourse(terms, choice, start, [calm, fall])
    expect(closedOut).toEqual({ at: fall.at, bid: '1.13092', rate })
    expect(least).toBe('50')
    const close = closedOut ?? start
    expect(planTrade(terms, choice, { open: start, close })?.result.value).toBe('-191.70')
    const before = { ...close, bid: '1.13093' }
    expect(planTrade(terms, choice, { open: start, close: before })?.result.value).toBe('-191.60')
  })

  it('or where the market had jumped over it, with less left', () => {
    const jump = bar(2, '1.12500', '1.12600', '1.12000')
    const { closedOut, least } = planCourse(terms, choice, start, [calm, jump])
    expect(closedOut?.bid).toBe('1.12500')
    expect(least).toBe('35')
  })

  it('a sold one by what rose', () => {
    const rise = bar(2, '1.15400', '1.18000', '1.15300')
    const { closedOut } = planCourse(terms, { ...choice, direction: 'sell' }, start, [calm, rise])
    expect(closedOut?.bid).toBe('1.16908')
  })

  it('or nowhere: then the least that was left is known', () => {
    expect(planCourse(terms, choice, start, [calm])).toEqual({ closedOut: null, least: '74' })
    expect(planCourse(terms, choice, start, [])).toEqual({ closedOut: null, least: null })
  })

  it('the nights alone can take it', () => {
    const dear = { ...terms, overnightLong: '-1000.00' }
    const later = bar(26, '1.15000', '1.15000', '1.15000')
    const afterTwo = bar(50, '1.15000', '1.15000', '1.15000')
    const { closedOut } = planCourse(dear, choice, start, [calm, later, afterTwo])
    expect(closedOut).toEqual({ at: afterTwo.at, bid: '1.15000', rate })
  })

  it('below zero prices fall as well', () => {
    const oil = { ...terms, contractSize: '1000', pipSize: '0.01', maxLeverage: '10:1' }
    const low = { ...start, bid: '-10.00' }
    const down = bar(1, '-10.10', '-10.00', '-12.00')
    const { closedOut } = planCourse(oil, choice, low, [down])
    expect(closedOut && toDecimal(ratioOf(closedOut.bid) ?? whole(0), 2)).toBe('-10.50')
  })
})
