import type { Locale } from '#locales/table.ts'
import type { Quote } from '#web/live/quote.ts'
import { type Direction, directionOf, formatPrice, withPlacesOf } from '#web/lib/numbers/decimal.ts'

/** Prices per announcement: more than a listener can follow is noise. */
const most = { favourites: 5, others: 3 } as const

/**
 * The announcement: visible favourites, else the first prices of the list, each with its change since the last poll.
 */
export const planAnnouncement = (
  locale: Locale,
  quotes: readonly Quote[],
  favourites: readonly string[],
  shown: readonly string[],
  words: { pattern: string; directions: Readonly<Record<Direction, string>> },
): string => {
  const marked = favourites.filter((symbol) => shown.includes(symbol)).slice(0, most.favourites)
  const chosen = marked.length > 0 ? marked : shown.slice(0, most.others)
  const sentences = chosen.flatMap((symbol) => {
    const quote = quotes.find(({ name }) => name === symbol)
    if (!quote) return []
    const diff = withPlacesOf(quote.bid, quote.diff)
    const direction = directionOf(diff)
    // "up 0.00003": the word says what the sign would.
    const change = direction === 'flat' ? '' : formatPrice(locale, diff.replace('-', ''))
    const fields = {
      symbol,
      bid: formatPrice(locale, quote.bid),
      direction: words.directions[direction],
      change,
    }
    return Object.entries(fields)
      .reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), words.pattern)
      .trim()
  })
  return sentences.length > 0 ? `${sentences.join('. ')}.` : ''
}
