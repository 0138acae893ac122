import type { Locale } from '#locales/table.ts'
import { type Direction, directionOf, formatSigned, percentChange } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'

/** The change of a bid since the open; a direction only while the market is open, since nothing moves else. */
export interface RowChange {
  text: string
  direction: Direction | null
}

/** Null while the bid or the open is unknown. */
export const planChange = (
  locale: Locale,
  bid: string | undefined,
  open: string | undefined,
  isClosed: boolean,
): RowChange | null => {
  const percent = bid === undefined || open === undefined ? null : percentChange(open, bid)
  if (percent === null) return null
  return {
    text: `${formatSigned(locale, percent)}${percentSign(locale)}`,
    direction: isClosed ? null : directionOf(percent),
  }
}
