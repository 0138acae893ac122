import type { Locale } from '#locales/table.ts'
import { askQuotes } from './ask-quotes.ts'
import { QuoteFeed } from './quote-feed.ts'

const feeds = new Map<string, QuoteFeed>()

/** The feed of a list of instruments, shared by all parts of a page with the same list. */
export const feedOf = (symbols: readonly string[], locale: Locale): QuoteFeed => {
  const goods = symbols.join(',')
  const known = feeds.get(goods)
  if (known) return known
  const feed = new QuoteFeed(async (previous) => askQuotes(goods, locale, previous), {
    isHidden: () => document.hidden,
    onVisibility: (callback) => {
      document.addEventListener('visibilitychange', callback)
      return () => document.removeEventListener('visibilitychange', callback)
    },
  })
  feeds.set(goods, feed)
  return feed
}
