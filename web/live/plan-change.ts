import type { Locale } from '#locales/table.ts'
import {
  type Direction,
  directionOf,
  formatSigned,
  percentChange,
  subtract,
  withPlacesOf,
} from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import type { Quote } from './quote.ts'

/** A change in words; without a direction while the market is closed, since nothing moves. */
export interface Change {
  direction: Direction | null
  text: string
}

/** What is written of a change since the open: the per cent alone, or the difference with them. */
export type Written = 'percent' | 'both'

/** The change since the poll before. */
export const planSincePoll = (locale: Locale, { bid, diff }: Pick<Quote, 'bid' | 'diff'>): Change => {
  const change = withPlacesOf(bid, diff)
  return { direction: directionOf(change), text: formatSigned(locale, change) }
}

/** The change of a bid since the open; null while either is unknown. */
export const planSinceOpen = (
  locale: Locale,
  { bid, open, isClosed }: { bid: string | undefined; open: string | undefined; isClosed: boolean },
  written: Written,
): Change | null => {
  if (bid === undefined || open === undefined) return null
  const change = subtract(bid, open)
  const percent = percentChange(open, bid)
  if (change === null || percent === null) return null
  const inPercent = `${formatSigned(locale, percent)}${percentSign(locale)}`
  const isBoth = written === 'both'
  return {
    direction: isClosed ? null : directionOf(isBoth ? change : percent),
    text: isBoth ? `${formatSigned(locale, change)} (${inPercent})` : inPercent,
  }
}
