'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '#locales/table.ts'
import type { OpenPrices } from '#web/live/open-prices.ts'
import { noQuotes } from '#web/live/quote-feed.ts'
import { feedOf } from '#web/live/quote-feeds.ts'

/** Opening prices by instrument; unknown ones are absent. The same object until one changes. */
export const useOpenPrices = (symbols: readonly string[], locale: Locale): OpenPrices => {
  const feed = feedOf(symbols, locale)
  return useSyncExternalStore(
    feed.listen,
    () => feed.current().opens,
    () => noQuotes.opens,
  )
}
