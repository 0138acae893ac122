'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#locales/table.ts'
import type { Quote } from '#web/features/quotes/quote.ts'
import type { QuoteFeed } from '#web/features/quotes/quote-feed.ts'
import { paintCourse, paintRow, plateOf } from './paint-row.ts'
import { planCourse, planRow } from './plan-row.ts'

interface PaintedRow {
  row: HTMLElement
  symbol: string
  quote?: Quote
  open?: string | undefined
  /** Whether its course can be seen now, or nearly. */
  isInView: boolean
}

/** How far outside the window a course is drawn already, so that scrolling finds it there. */
const ahead = '200px 0px'

/**
 * Keeps the rows of a table painted with the newest prices of a feed. The rows are found by `data-symbol`;
 * they must stay in the document, hidden at most. Figures are written whether seen or not, as a search in the page
 * and a screen reader find them; courses say nothing to either, and are drawn where they can be seen: a quarter
 * of a tick and more, which a phone never spends, having no room for them (record 23).
 */
export const usePaintedRows = (
  feed: QuoteFeed,
  opens: Readonly<Record<string, string>>,
  locale: Locale,
): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null)
  const rows = useRef(new Map<string, PaintedRow>())
  const drawCourse = useEffectEvent(({ row, symbol }: PaintedRow) => {
    const course = feed.current().courses.get(symbol)
    const line = course ? planCourse(course) : null
    if (line !== null) paintCourse(row, line)
  })
  const paint = useEffectEvent((known: Readonly<Record<string, string>> = opens) => {
    for (const quote of feed.current().quotes) {
      const painted = rows.current.get(quote.name)
      if (!painted) continue
      const open = known[quote.name]
      // A quote that did not change is the same object (quotesFrom).
      if (painted.quote !== quote || painted.open !== open) {
        paintRow(painted.row, planRow(locale, quote, open))
        painted.quote = quote
        painted.open = open
      }
      if (painted.isInView) drawCourse(painted)
    }
  })
  useEffect(() => {
    const plates = new Map<Element, PaintedRow>()
    const view = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const painted = plates.get(target)
          if (!painted) continue
          painted.isInView = isIntersecting
          if (isIntersecting) drawCourse(painted)
        }
      },
      { rootMargin: ahead },
    )
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-symbol]') ?? []) {
      const { symbol } = row.dataset
      if (!symbol) continue
      const painted = { row, symbol, isInView: false }
      const plate = plateOf(row)
      rows.current.set(symbol, painted)
      plates.set(plate, painted)
      view.observe(plate)
    }
    // On paper all of them are seen.
    const drawAll = () => rows.current.forEach((painted) => drawCourse(painted))
    addEventListener('beforeprint', drawAll)
    const leave = feed.listen(() => paint())
    return () => {
      leave()
      removeEventListener('beforeprint', drawAll)
      view.disconnect()
    }
  }, [feed])
  // The opens come after the first bids, and once a day.
  useEffect(() => paint(opens), [opens])
  return table
}
