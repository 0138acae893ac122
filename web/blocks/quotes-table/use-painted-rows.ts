'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#locales/table.ts'
import type { QuoteFeed } from '#web/features/quotes/quote-feed.ts'
import type { Direction } from '#web/lib/decimal.ts'
import { paintRow } from './paint-row.ts'
import { planRow } from './plan-row.ts'

/**
 * Keeps the rows of a table painted with the newest prices of a feed. The rows are found by `data-symbol`;
 * they must stay in the document, hidden at most.
 */
export const usePaintedRows = (
  feed: QuoteFeed,
  opens: Readonly<Record<string, string>>,
  locale: Locale,
  words: Readonly<Record<Direction, string>>,
): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null)
  const rows = useRef(new Map<string, HTMLElement>())
  const paint = useEffectEvent((known: Readonly<Record<string, string>> = opens) => {
    const { quotes, courses } = feed.current()
    for (const quote of quotes) {
      const row = rows.current.get(quote.name)
      if (row) paintRow(row, planRow(locale, quote, known[quote.name], courses.get(quote.name)), words)
    }
  })
  useEffect(() => {
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-symbol]') ?? []) {
      if (row.dataset.symbol) rows.current.set(row.dataset.symbol, row)
    }
    return feed.listen(() => paint())
  }, [feed])
  // The opens come after the first bids, and once a day.
  useEffect(() => paint(opens), [opens])
  return table
}
