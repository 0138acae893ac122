'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { attributeOf, inside, type Write } from '#web/live/cells.ts'
import type { QuoteFeed } from '#web/live/quote-feed.ts'
import { planCourse } from './plan/plan-row.ts'
import { type DayDrawing, drawingFor, planToday } from './plan/plan-today.ts'

interface DrawnCourse {
  symbol: string
  /** The closes of the day, and their drawing. */
  closes: readonly number[]
  drawing: DayDrawing | null
  write: Write
  /** Whether it is in or near the viewport. */
  isInView: boolean
}

/** Margin around the viewport within which courses are drawn ahead of scrolling. */
const ahead = '200px 0px'

/**
 * Draws the courses of a table's rows with every poll: the day of trading where the site has watched it, with the bid as
 * its last point, else the bids since the page was opened. Only near the viewport, which saves a quarter of a tick or
 * more (record 23). Rows are found by `data-symbol` and must stay in the document, hidden at most; their figures are
 * written by `web/live`.
 * @param closesOf the closes of an instrument's last day of trading, decimal strings, oldest first
 */
export const useCourses = (
  feed: QuoteFeed,
  closesOf: (symbol: string) => readonly string[],
): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null)
  const draw = useEffectEvent((course: DrawnCourse) => {
    const { symbol, closes, write } = course
    const { quotes, courses } = feed.current()
    const quote = quotes.find(({ name }) => name === symbol)
    if (closes.length > 0 && quote) {
      const bid = Number(quote.bid)
      course.drawing = drawingFor(course.drawing, closes, bid)
      if (course.drawing) write(planToday(course.drawing, bid))
      return
    }
    const watched = courses.get(symbol)
    const line = watched ? planCourse(watched) : null
    if (line !== null) write(line)
  })
  const closesNow = useEffectEvent((symbol: string) => closesOf(symbol).map(Number).filter(Number.isFinite))
  useEffect(() => {
    const courses = new Map<Element, DrawnCourse>()
    const view = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const course = courses.get(target)
          if (!course) continue
          course.isInView = isIntersecting
          if (isIntersecting) draw(course)
        }
      },
      { rootMargin: ahead },
    )
    for (const row of table.current?.querySelectorAll<HTMLElement>('[data-symbol]') ?? []) {
      const { symbol } = row.dataset
      if (!symbol) continue
      const plate = inside(row, 'plate')
      courses.set(plate, {
        symbol,
        closes: closesNow(symbol),
        drawing: null,
        write: attributeOf(inside(row, 'course'), 'd'),
        isInView: false,
      })
      view.observe(plate)
    }
    const drawSeen = () => courses.forEach((course) => course.isInView && draw(course))
    // In print all of them are visible.
    const drawAll = () => courses.forEach((course) => draw(course))
    addEventListener('beforeprint', drawAll)
    const leave = feed.listen(drawSeen)
    return () => {
      leave()
      removeEventListener('beforeprint', drawAll)
      view.disconnect()
    }
  }, [feed])
  return table
}
