import { isClosedNow } from '#web/features/hours/session-words.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import type { Course } from './course.ts'
import { planSinceOpen, planSincePoll, type Written } from './plan-change.ts'
import type { Quote } from './quote.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { Locale } from '#locales/table.ts'
import { changeIn, placeIn, priceIn } from './cells.ts'
import { courseIn } from './course-plot.ts'

/** What is known of a row beside its page. */
export interface RowNews {
  quote: Quote | undefined
  open: string | undefined
  sessions: ReadonlyMap<string, SessionState>
  course: Course | undefined
  /** The visitor's clock, and the broker's time of the prices, ms since 1970. */
  now: number
  lastAt: number | null
}

/** A row as the server drew it: `data-symbol` and its facts in `data-facts`. */
export interface PriceRow {
  traded: Traded
  paint: (news: RowNews) => void
}

/** What the server says of a row, with its places: `web/features/quotes/row-facts.ts`. */
export interface RowFacts extends Pick<Traded, 'assetClass' | 'hours'> {
  /** The open on record, and whether the market was closed. */
  open?: string | undefined
  isClosed?: boolean | undefined
  written: Written
  /** Stands in the place of the last change while the market is closed. */
  closed?: string | undefined
}

/** Writes into a row when what is known of it has changed. */
export const rowIn = (element: HTMLElement, locale: Locale): PriceRow => {
  const symbol = element.dataset['symbol'] ?? ''
  const facts: RowFacts = JSON.parse(element.dataset['facts'] ?? '{}')
  const price = priceIn(element)
  const sincePoll = placeIn(element, 'since-poll') && changeIn(element, 'since-poll')
  const sinceOpen = placeIn(element, 'since-open') && changeIn(element, 'since-open')
  const course = courseIn(element)
  const known = { isClosed: facts.isClosed === true }
  return {
    traded: { symbol, assetClass: facts.assetClass, hours: facts.hours },
    paint: ({ quote, open = facts.open, sessions, course: watched }) => {
      // Until the broker quotes it, what the server knew stands.
      if (!quote) return
      const isClosed = isClosedNow(sessions, symbol, known)
      price(formatPrice(locale, quote.bid))
      if (isClosed && facts.closed !== undefined) sincePoll?.(null, facts.closed)
      else {
        const change = planSincePoll(locale, quote)
        sincePoll?.(change.direction, change.text)
      }
      const change = planSinceOpen(locale, { bid: quote.bid, open, isClosed }, facts.written)
      if (change) sinceOpen?.(change.direction, change.text)
      if (watched) course?.(watched)
    },
  }
}
