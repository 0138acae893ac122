'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '#locales/table.ts'
import { noQuotes, type Quotes } from '#web/live/quote-feed.ts'
import { feedOf } from '#web/live/quote-feeds.ts'

/** Live prices of a few instruments, re-rendered with every poll; none on the server. */
export const useQuotes = (symbols: readonly string[], locale: Locale): Quotes => {
  const feed = feedOf(symbols, locale)
  return useSyncExternalStore(feed.listen, feed.current, () => noQuotes)
}
