import type { Locale } from '#locales/table.ts'
import { askQuotes } from './ask-quotes.ts'
import { askOpens } from './open-prices.ts'
import { pageShared } from '#web/live/page-shared.ts'
import { QuoteFeed } from './quote-feed.ts'

declare module '#web/live/page-shared.ts' {
  interface PageShared {
    quoteFeeds?: Map<string, QuoteFeed> | undefined
  }
}

/** One that is followed anyway and has all of these, such as that of the lists in the page. */
const widerThan = (symbols: readonly string[], feeds: ReadonlyMap<string, QuoteFeed>) =>
  [...feeds].find(([goods, feed]) => {
    const has = new Set(goods.split(','))
    return feed.isFollowed && symbols.every((symbol) => has.has(symbol))
  })?.[1]

/** The feed of a list of instruments, shared by all parts of a page; it may hold more than are asked for here. */
export const feedOf = (symbols: readonly string[], locale: Locale): QuoteFeed => {
  const goods = symbols.join(',')
  const feeds = (pageShared.quoteFeeds ??= new Map<string, QuoteFeed>())
  const known = widerThan(symbols, feeds) ?? feeds.get(goods)
  if (known) return known
  const feed = new QuoteFeed(
    {
      quotes: async (previous) => askQuotes(goods, locale, previous),
      opens: async () => askOpens(goods, locale),
    },
    {
      isHidden: () => document.hidden,
      onVisibility: (callback) => {
        document.addEventListener('visibilitychange', callback)
        return () => document.removeEventListener('visibilitychange', callback)
      },
    },
  )
  feeds.set(goods, feed)
  return feed
}
