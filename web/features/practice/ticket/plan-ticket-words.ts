import type { Namespaces } from '#locales/resources.ts'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import type { QuoteState } from '#web/live/quote-feed.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import type { Refusal } from '../account/plan-order.ts'

export type PracticeWords = Namespaces['trading']['practice']

/**
 * Why no order is filled just now; null while one is. `timeOf` writes an instant on the visitor's clock, with its zone.
 */
export const offReason = (
  {
    state,
    lastAt,
    bid,
    session,
    isReadable,
  }: {
    state: QuoteState
    lastAt: number | null
    bid: string | null
    session: SessionState | undefined
    isReadable: boolean
  },
  words: PracticeWords['off'],
  timeOf: (at: number) => string,
): string | null => {
  if (!isReadable) return words.unreadable
  if (session?.isOpen === false)
    return session.opens === null ? words.closedLong : fill(words.closed, { time: timeOf(session.opens) })
  if (lastAt === null || bid === null) return words.waiting
  return state === 'live' ? null : fill(words.stale, { time: timeOf(lastAt) })
}

/** A refused order in words: what is wrong, and the way out. */
export const refusalText = (
  locale: Locale,
  refusal: Refusal,
  { currency, example }: { currency: string; example: string },
  words: PracticeWords['refused'],
): string => {
  const money = (value: string) => formatMoney(locale, value, currency)
  switch (refusal.field) {
    case 'stop':
    case 'limit':
      return fill(words[refusal.field][refusal.why], {
        example: formatPrice(locale, example),
        than: refusal.why === 'notAPrice' ? '' : formatPrice(locale, refusal.than),
      })
    case 'margin':
      return fill(words.short, { needed: money(refusal.needed), free: money(refusal.free) })
    case 'trades':
      return fill(words.full, { most: refusal.most })
    case 'prices':
      return fill(words[refusal.why], { currency })
    default:
      return words[refusal.why]
  }
}
