import type { Locale } from '#locales/table.ts'
import { type Course, drawCourse } from '#web/live/course.ts'
import type { Quote } from '#web/live/quote.ts'
import {
  type Direction,
  directionOf,
  formatPrice,
  formatSigned,
  percentChange,
  subtract,
  withPlacesOf,
} from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import { type DayRange, placeIn } from './plan-range.ts'

/** Size of a course drawing. */
export const plot = { width: 150, height: 30, margin: 4 } as const

interface Change {
  direction: Direction
  text: string
}

/** A row's figures, formatted. */
export interface RowFigures {
  bid: string
  /** The indicative ask; null without a typical spread. */
  ask: string | null
  sincePoll: Change
  /** Null while the open is unknown. */
  sinceOpen: (Change & { percent: string }) | null
  /** The day's range with the places of open and bid in it, 0 at the low and 1 at the high. */
  range: { low: string; high: string; place: number; open: number | null } | null
}

/** What is known of a row beside its quote; prices are decimal strings. */
export interface RowFacts {
  open: string | undefined
  /** The typical spread as a price difference. */
  spread: string | null
  range: DayRange | null
}

const changeSince = (locale: Locale, { bid }: Quote, open: string | undefined): RowFigures['sinceOpen'] => {
  const change = open === undefined ? null : subtract(bid, open)
  const percent = open === undefined ? null : percentChange(open, bid)
  if (change === null || percent === null) return null
  return {
    direction: directionOf(change),
    text: formatSigned(locale, change),
    percent: `${formatSigned(locale, percent)}${percentSign(locale)}`,
  }
}

/** The bid plus the typical spread, with the decimals of the bid or more. */
export const askOf = (bid: string, spread: string | null): string | null =>
  spread === null ? null : subtract(bid, `-${spread}`)

/** A row's figures after a poll. */
export const planRow = (locale: Locale, quote: Quote, { open, spread, range }: RowFacts): RowFigures => {
  const diff = withPlacesOf(quote.bid, quote.diff)
  const ask = askOf(quote.bid, spread)
  return {
    bid: formatPrice(locale, quote.bid),
    ask: ask === null ? null : formatPrice(locale, ask),
    sincePoll: { direction: directionOf(diff), text: formatSigned(locale, diff) },
    sinceOpen: changeSince(locale, quote, open),
    range: range && {
      low: formatPrice(locale, range.low),
      high: formatPrice(locale, range.high),
      place: placeIn(range, quote.bid),
      open: open === undefined ? null : placeIn(range, open),
    },
  }
}

/** The path of a course; null before the second poll. */
export const planCourse = (course: Course): string | null =>
  drawCourse(course, plot.width - plot.margin, plot.height - 2 * plot.margin)?.line ?? null
