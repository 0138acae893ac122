'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#locales/table.ts'
import type { Quote } from '#web/features/quotes/quote.ts'
import type { QuoteFeed } from '#web/features/quotes/quote-feed.ts'
import { paintCourse, paintRow } from './paint-row.ts'
import { planCourse, planRow } from './plan-row.ts'

interface PaintedRow {
  row: HTMLElement
  quote?: Quote
  open?: string | undefined
}

/**
 * Keeps the rows of a table painted with the newest prices of a feed. The rows are found by `data-symbol`;
 * they must stay in the document, hidden at most.
 */
export const usePaintedRows = (
  feed: QuoteFeed,
  opens: Readonly<Record<string, string>>,
  locale: Locale,
): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null)
  const rows = useRef(new Map<string, PaintedRow>())
  const paint = useEffectEvent((known: Readonly<Record<string, string>> = opens) => {
    const { quotes, courses } = feed.current()
    for (const quote of quotes) {
      const painted = rows.current.get(quote.name)
      if (!painted) continue
      const open = known[quote.name]
      // A quote that did not change is the same object (quotesFrom).
      if (painted.quote !== quote || painted.open !== open) {
        paintRow(painted.row, planRow(locale, quote, open))
        painted.quote = quote
        painted.open = open
      }
      const course = courses.get(quote.name)
      const line = course ? planCourse(course) : null
      if (line !== null) paintCourse(painted.row, line)
    }
  })
  useEffect(() => {
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-symbol]') ?? []) {
      if (row.dataset.symbol) rows.current.set(row.dataset.symbol, { row })
    }
    return feed.listen(() => paint())
  }, [feed])
  // The opens come after the first bids, and once a day.
  useEffect(() => paint(opens), [opens])
  return table
}
