'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '#locales/table.ts'
import { askQuotes } from './ask-quotes.ts'
import { noQuotes, QuoteFeed, type Quotes } from './quote-feed.ts'

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

/** Live prices of a few instruments, re-rendered with every poll; none on the server. */
export const useQuotes = (symbols: readonly string[], locale: Locale): Quotes => {
  const feed = feedOf(symbols, locale)
  return useSyncExternalStore(feed.listen, feed.current, () => noQuotes)
}
