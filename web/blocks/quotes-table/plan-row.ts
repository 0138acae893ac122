import type { Locale } from '#locales/table.ts'
import { type Course, drawCourse } from '#web/features/quotes/course.ts'
import type { Quote } from '#web/features/quotes/quote.ts'
import {
  type Direction,
  directionOf,
  formatPrice,
  formatSigned,
  percentChange,
  subtract,
  withPlacesOf,
} from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/format.ts'

/** Size of a course drawing. */
export const plot = { width: 150, height: 30, margin: 4 } as const

/** Range of the scale, per cent from the open. */
export const ruleSpan = 1

interface Change {
  direction: Direction
  text: string
}

/** A row's figures, formatted. */
export interface RowFigures {
  bid: string
  sincePoll: Change
  /** Null while the open is unknown. */
  sinceOpen: (Change & { percent: string; place: number }) | null
}

const changeSince = (locale: Locale, { bid }: Quote, open: string | undefined): RowFigures['sinceOpen'] => {
  const change = open === undefined ? null : subtract(bid, open)
  const percent = open === undefined ? null : percentChange(open, bid)
  if (change === null || percent === null) return null
  return {
    direction: directionOf(change),
    text: formatSigned(locale, change),
    percent: `${formatSigned(locale, percent)}${percentSign(locale)}`,
    place: Math.max(-1, Math.min(1, Number(percent) / ruleSpan)),
  }
}

/** A row's figures after a poll. */
export const planRow = (locale: Locale, quote: Quote, open: string | undefined): RowFigures => {
  const diff = withPlacesOf(quote.bid, quote.diff)
  return {
    bid: formatPrice(locale, quote.bid),
    sincePoll: { direction: directionOf(diff), text: formatSigned(locale, diff) },
    sinceOpen: changeSince(locale, quote, open),
  }
}

/** The path of a course; null before the second poll. */
export const planCourse = (course: Course): string | null =>
  drawCourse(course, plot.width - plot.margin, plot.height - 2 * plot.margin)?.line ?? null
