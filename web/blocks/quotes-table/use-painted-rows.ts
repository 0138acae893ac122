'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#locales/table.ts'
import type { Quote } from '#web/live/quote.ts'
import type { QuoteFeed } from '#web/live/quote-feed.ts'
import { paintCourse, paintRow, plateOf } from './paint-row.ts'
import { type DayRange, widened } from './plan/plan-range.ts'
import { planCourse, planRow } from './plan/plan-row.ts'
import { type DayDrawing, drawingFor, planToday } from './plan/plan-today.ts'

/** What is known of an instrument beside its prices. */
export interface PaintedInstrument {
  /** The typical spread as a price difference. */
  spread: string | null
  /** Closes of the last day of trading, oldest first. */
  closes: readonly string[]
  /** The day's range so far. */
  range: DayRange | null
}

interface PaintedRow {
  row: HTMLElement
  symbol: string
  quote?: Quote
  open?: string | undefined
  range: DayRange | null
  /** The closes of the day, and their drawing. */
  closes: readonly number[]
  drawing: DayDrawing | null
  /** Whether its course is in or near the viewport. */
  isInView: boolean
}

/** Margin around the viewport within which courses are drawn ahead of scrolling. */
const ahead = '200px 0px'

/**
 * Keeps the rows of a table up to date with a feed. Rows are found by `data-symbol` and must stay in the document,
 * hidden at most. Figures are written whether visible or not, for find-in-page and screen readers; courses only near
 * the viewport, which saves a quarter of a tick or more (record 23). A course is the day of trading where the site has
 * watched it, with the bid as its last point, else the bids since the page was opened.
 */
export const usePaintedRows = (
  feed: QuoteFeed,
  opens: Readonly<Record<string, string>>,
  instruments: ReadonlyMap<string, PaintedInstrument>,
  locale: Locale,
): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null)
  const rows = useRef(new Map<string, PaintedRow>())
  const drawCourse = useEffectEvent((painted: PaintedRow) => {
    const { row, symbol, closes, quote } = painted
    if (closes.length > 0 && quote) {
      const bid = Number(quote.bid)
      painted.drawing = drawingFor(painted.drawing, closes, bid)
      if (painted.drawing) paintCourse(row, planToday(painted.drawing, bid))
      return
    }
    const course = feed.current().courses.get(symbol)
    const line = course ? planCourse(course) : null
    if (line !== null) paintCourse(row, line)
  })
  const paint = useEffectEvent((known: Readonly<Record<string, string>> = opens) => {
    for (const quote of feed.current().quotes) {
      const painted = rows.current.get(quote.name)
      if (!painted) continue
      const open = known[quote.name]
      // Unchanged quotes are the same object (quotesFrom).
      if (painted.quote !== quote || painted.open !== open) {
        // Another open is another day.
        const isNextDay = painted.open !== undefined && open !== undefined && painted.open !== open
        painted.range = widened(isNextDay ? null : painted.range, [open, quote.bid])
        const spread = instruments.get(quote.name)?.spread ?? null
        paintRow(painted.row, planRow(locale, quote, { open, spread, range: painted.range }))
        painted.quote = quote
        painted.open = open
      }
      if (painted.isInView) drawCourse(painted)
    }
  })
  const factsOf = useEffectEvent((symbol: string) => instruments.get(symbol))
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
      const facts = factsOf(symbol)
      const painted: PaintedRow = {
        row,
        symbol,
        range: facts?.range ?? null,
        closes: (facts?.closes ?? []).map(Number).filter(Number.isFinite),
        drawing: null,
        isInView: false,
      }
      const plate = plateOf(row)
      rows.current.set(symbol, painted)
      plates.set(plate, painted)
      view.observe(plate)
    }
    // In print all of them are visible.
    const drawAll = () => rows.current.forEach((painted) => drawCourse(painted))
    addEventListener('beforeprint', drawAll)
    const leave = feed.listen(() => paint())
    return () => {
      leave()
      removeEventListener('beforeprint', drawAll)
      view.disconnect()
    }
  }, [feed])
  // Opening prices arrive after the first bids, and daily.
  useEffect(() => paint(opens), [opens])
  return table
}
