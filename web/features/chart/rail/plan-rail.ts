import { fill } from '#common/fill.ts'
import { type PlaceName, placeSpans } from '#web/features/chart/plan/closed.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import { multiply, subtract, withPlacesOf } from '#web/lib/numbers/decimal.ts'

/** The bid plus a spread in pips, exact, with the decimals of the bid; null where the size of a pip is unknown. */
export const askOf = (bid: string, spreadPips: string, pipSize: string): string | null => {
  const spread = multiply(spreadPips, pipSize)
  const ask = spread === null ? null : subtract(bid, `-${spread}`)
  return ask === null ? null : withPlacesOf(bid, ask)
}

/** Open, low and high of a day so far, and the start of it, ms since 1970. */
export interface DayPrices {
  from: number
  open: string
  low: string
  high: string
}

/** A day with one more price; one of another day begins with it. */
export const extendDay = (day: DayPrices | undefined, from: number, price: string): DayPrices => {
  if (day?.from !== from) return { from, open: price, low: price, high: price }
  const low = Number(price) < Number(day.low) ? price : day.low
  const high = Number(price) > Number(day.high) ? price : day.high
  return { ...day, low, high }
}

export interface DayRule {
  /** Places on the rule from low to high, in per cent. */
  open: number
  bid: number
}

/** Where open and bid stand between the day's low and high; in the middle of a day without a move. */
export const planDayRule = (day: { low: string; high: string; open: string }, bid: string): DayRule => {
  const [low, high] = [Math.min(Number(day.low), Number(bid)), Math.max(Number(day.high), Number(bid))]
  const placeOf = (price: string) => {
    const share = high > low ? (Number(price) - low) / (high - low) : 0.5
    return Math.round(1_000 * Math.min(1, Math.max(0, share))) / 10
  }
  return { open: placeOf(day.open), bid: placeOf(bid) }
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface LeftWords {
  left: string
  leftDays: string
  leftMinutes: string
}

/** A time still to pass in its two largest units: `2 d 3 h`, `12 h 8 min`, `5 min`. */
export const leftText = (ms: number, words: LeftWords): string => {
  const whole = Math.ceil(Math.max(0, ms) / minute) * minute
  const values = {
    days: Math.floor(whole / day),
    hours: Math.floor((whole % day) / hour),
    minutes: Math.floor((whole % hour) / minute),
  }
  if (whole >= 2 * day) return fill(words.leftDays, values)
  const hours = Math.floor(whole / hour)
  return hours > 0 ? fill(words.left, { ...values, hours }) : fill(words.leftMinutes, values)
}

/** The place at work now, the one that opened last; null between two. */
export const placeAt = (now: number): PlaceName | null => {
  const open = placeSpans({ from: now, until: now + 1 }).flatMap(({ name, spans }) =>
    spans.filter(({ from, until }) => from <= now && now < until).map(({ from }) => ({ name, from })),
  )
  return open.toSorted((a, b) => b.from - a.from)[0]?.name ?? null
}

/** When a market's state changes next; null where that is unknown. */
export const nextChange = (state: SessionState): number | null => (state.isOpen ? state.closes : state.opens)
