import { describe, expect, it } from 'vitest'
import { instruments } from './instruments.ts'
import { walk } from './noise.ts'
import { formatTicks, quotesAt } from './quotes.ts'

const at = (instant: string) => Date.parse(instant)
const bids = (instant: number, seed = 'test') =>
  Object.fromEntries(quotesAt(seed, instruments, instant).map(({ symbol, bid }) => [symbol, Number(bid)]))

const opens = (instant: string) => quotesAt('test', instruments, at(instant)).map((quote) => quote.open)

const spread = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

describe('the walk', () => {
  const day = 86_400_000
  const start = at('2026-01-05T00:00:00Z')
  const moves = (step: number) =>
    Array.from({ length: 400 }, (_, index) => {
      const from = start + index * 1.7 * day
      return walk('test', 'EUR', from + step) - walk('test', 'EUR', from)
    })

  it('moves by about one unit a day, and by the root of time in between', () => {
    expect(spread(moves(day))).toBeGreaterThan(0.6)
    expect(spread(moves(day))).toBeLessThan(1.4)
    const ratio = spread(moves(3_600_000)) / spread(moves(60_000))
    expect(ratio).toBeGreaterThan(Math.sqrt(60) * 0.7)
    expect(ratio).toBeLessThan(Math.sqrt(60) * 1.4)
  })

  it('returns: it is not further away after a year', () => {
    const far = Array.from({ length: 730 }, (_, index) => Math.abs(walk('test', 'EUR', start + index * day)))
    expect(Math.max(...far)).toBeLessThan(6)
  })

  it('does not jump from one second to the next', () => {
    const values = Array.from({ length: 600 }, (_, index) => walk('test', 'EUR', start + index * 1_000))
    const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
    expect(Math.max(...steps)).toBeLessThan(0.05)
    expect(new Set(values).size).toBeGreaterThan(590)
  })
})

describe('quotes', () => {
  const noon = at('2026-11-18T12:00:00Z')

  it('have bid and ask apart by the spread, and all digits', () => {
    for (const { symbol, bid, ask } of quotesAt('test', instruments, noon)) {
      const { digits, spreadTicks } = instruments.find((one) => one.symbol === symbol) ?? {
        digits: 0,
        spreadTicks: 0,
      }
      expect(bid).toMatch(digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`))
      expect(Math.round((Number(ask) - Number(bid)) * 10 ** digits)).toBe(spreadTicks)
    }
  })

  it('agree across currencies: EURUSD times USDJPY is EURJPY', () => {
    const { EURUSD = 0, USDJPY = 0, EURJPY = 1 } = bids(noon)
    expect((EURUSD * USDJPY) / EURJPY).toBeCloseTo(1, 3)
  })

  it('stay near their levels over a year', () => {
    for (let week = 0; week < 52; week += 1) {
      const { EURUSD = 0, XAUUSD = 0, NAS100 = 0 } = bids(at('2026-01-07T12:00:00Z') + week * 7 * 86_400_000)
      expect(Math.abs(EURUSD / 1.085 - 1)).toBeLessThan(0.05)
      expect(Math.abs(XAUUSD / 2400 - 1)).toBeLessThan(0.08)
      expect(Math.abs(NAS100 / 19_000 - 1)).toBeLessThan(0.1)
    }
  })

  it('do not move while the market is closed', () => {
    const saturday = quotesAt('test', instruments, at('2026-11-21T10:00:00Z'))
    const sunday = quotesAt('test', instruments, at('2026-11-22T10:00:00Z'))
    expect(saturday).toEqual(sunday)
    expect(saturday.every(({ isOpen }) => !isOpen)).toBe(true)
  })

  it('keep their opening price through the day and change it with the next', () => {
    expect(opens('2026-11-18T08:00:00Z').slice(0, 20)).toEqual(opens('2026-11-18T20:00:00Z').slice(0, 20))
    expect(opens('2026-11-18T20:00:00Z')[0]).not.toBe(opens('2026-11-18T23:00:00Z')[0])
  })

  it('open at the first bid of the day', () => {
    const [first] = quotesAt('test', instruments, at('2026-11-17T22:05:00Z'))
    expect(first?.open).toBe(first?.bid)
  })
})

describe('formatTicks', () => {
  it.each([
    [108_512, 5, '1.08512'],
    [8_512, 5, '0.08512'],
    [12, 5, '0.00012'],
    [38_500, 0, '38500'],
    [188_101, 1, '18810.1'],
  ])('writes %i with %i digits as %s', (ticks, digits, text) => {
    expect(formatTicks(ticks, digits)).toBe(text)
  })
})
