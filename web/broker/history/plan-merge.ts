import type { BarStep } from './bar-steps.ts'
import { minuteMs, stepRules, stretchOf } from './bar-steps.ts'
import type { Bar } from './history.ts'

/** A bar as it is kept: prices are whole numbers of the smallest step, times are minutes. */
export interface KeptBar {
  /** Start, minutes since 1970. */
  at: number
  /** Decimals of its prices. */
  digits: number
  open: number
  high: number
  low: number
  close: number
  /** Polls that were recorded, or what the broker counted. */
  count: number
  /** The part of it that is known, minutes from its start. */
  first: number
  last: number
}

const maxDigits = 12
const written = /^(?<sign>-?)(?<whole>\d{1,15})(?:\.(?<part>\d+))?$/

interface Ticks {
  value: number
  digits: number
}

const ticksOf = (price: string): Ticks | null => {
  const { sign = '', whole = '', part = '' } = written.exec(price)?.groups ?? {}
  if (whole === '' || part.length > maxDigits) return null
  const value = Number(`${sign}${whole}${part}`)
  return Number.isSafeInteger(value) ? { value: value === 0 ? 0 : value, digits: part.length } : null
}

/** `textOf(108512, 5)` is `1.08512`. */
export const textOf = (ticks: number, digits: number): string => {
  const figures = String(Math.abs(ticks)).padStart(digits + 1, '0')
  const sign = ticks < 0 ? '-' : ''
  return digits === 0 ? `${sign}${figures}` : `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}

/** Null where a number cannot hold a price with so many digits. */
const inDigits = (bar: KeptBar, digits: number): KeptBar | null => {
  if (digits === bar.digits) return bar
  const factor = 10 ** (digits - bar.digits)
  const [open, high, low, close] = [bar.open, bar.high, bar.low, bar.close].map((price) => price * factor)
  const prices = [open, high, low, close]
  if (open === undefined || high === undefined || low === undefined || close === undefined) return null
  return prices.every(Number.isSafeInteger) ? { ...bar, digits, open, high, low, close } : null
}

/**
 * A bar of the outside as it is kept, its last part left open at `now`. Null for one that is not sound: prices that
 * cannot be kept, a high or low that does not hold the others, a count below 0, a start that is none for its length,
 * or that lies ahead.
 */
export const keptBar = (step: BarStep, bar: Bar, now: number): KeptBar | null => {
  const isStart = Number.isSafeInteger(bar.at) && bar.at >= 0 && stretchOf(step, bar.at).from === bar.at
  if (!isStart || bar.at > now || !Number.isSafeInteger(bar.count) || bar.count < 0) return null
  const prices = [bar.open, bar.high, bar.low, bar.close].map(ticksOf)
  const digits = Math.max(...prices.map((price) => price?.digits ?? 0))
  const [open, high, low, close] = prices.map((price) =>
    price ? price.value * 10 ** (digits - price.digits) : Number.NaN,
  )
  if (open === undefined || high === undefined || low === undefined || close === undefined) return null
  if (![open, high, low, close].every(Number.isSafeInteger)) return null
  if (high < Math.max(open, close, low) || low > Math.min(open, close)) return null
  const end = Math.min(stretchOf(step, bar.at).to, Math.max(now, bar.at + 1))
  const last = Math.ceil((end - bar.at) / minuteMs)
  return { at: bar.at / minuteMs, digits, open, high, low, close, count: bar.count, first: 0, last }
}

export const barOf = ({ at, digits, open, high, low, close, count }: KeptBar): Bar => ({
  at: at * minuteMs,
  open: textOf(open, digits),
  high: textOf(high, digits),
  low: textOf(low, digits),
  close: textOf(close, digits),
  count,
})

/** Whether all of a bar's time is known. Friday's day is whole after the usual length: at the weekend nothing trades. */
export const isWhole = (step: BarStep, { first, last }: KeptBar): boolean =>
  first === 0 && last >= stepRules[step].minutes

/**
 * A shorter bar as a part of the longer one that starts at `at` (minutes). Polls are counted where they were recorded:
 * a count that the broker told stays with its own bar.
 */
export const asPartOf = (at: number, part: KeptBar, isRecorded: boolean): KeptBar => {
  const ahead = part.at - at
  return {
    ...part,
    at,
    first: part.first + ahead,
    last: part.last + ahead,
    count: isRecorded ? part.count : 0,
  }
}

/**
 * Two views of the same bar as one: the opening of the one that begins earlier, the close of the one that ends later,
 * the extremes of both. Null where their prices cannot be written with the same digits.
 */
export const mergeBars = (held: KeptBar, next: KeptBar, count: number): KeptBar | null => {
  const digits = Math.max(held.digits, next.digits)
  const a = inDigits(held, digits)
  const b = inDigits(next, digits)
  if (!a || !b) return null
  return {
    ...a,
    open: b.first < a.first ? b.open : a.open,
    high: Math.max(a.high, b.high),
    low: Math.min(a.low, b.low),
    close: b.last > a.last ? b.close : a.close,
    count,
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
  }
}
