import { useMemo, useState } from 'react'
import type { PriceHistory } from '#web/broker/history/history.ts'
import { type Market, sessionAt } from '#web/features/hours/sessions.ts'
import type { Quotes } from '#web/live/quote-feed.ts'
import type { PriceScale } from '#web/features/chart/plan-scale.ts'
import {
  type ChartHistory,
  chartHistoryOf,
  growHistory,
  growScale,
  pollHistory,
  scaleOf,
} from '#web/features/chart/plan/history.ts'

export interface Growing {
  history: ChartHistory
  /** The same object until a price leaves it. */
  scale: PriceScale
}

interface Grown extends Growing {
  base: PriceHistory
  /** Time of the last poll taken in. */
  at: number | null
}

/** A history that grows with every poll; null until it is known. */
export const useGrowing = (
  base: PriceHistory | undefined,
  { quotes, lastAt }: Quotes,
  market: Market | null,
  digits: number,
): Growing | null => {
  const [grown, setGrown] = useState<Grown | null>(null)
  if (!base) return null
  const bid = quotes.find(({ name }) => name === base.symbol)?.bid
  if (grown?.base === base && (grown.at === lastAt || bid === undefined)) return grown
  const before = grown?.base === base ? grown.history : chartHistoryOf(base)
  const scale = grown?.base === base ? grown.scale : scaleOf(before, digits)
  const isOpen = lastAt !== null && (!market || sessionAt(market, lastAt).isOpen)
  const history =
    bid === undefined || lastAt === null ? before : growHistory(before, { bid, at: lastAt }, isOpen)
  const next = { base, at: lastAt, history, scale: growScale(scale, history, digits) }
  setGrown(next)
  return next
}

/** The polls since the page was opened as a history; null before the second. */
export const usePolled = (symbol: string, { courses }: Quotes, digits: number): Growing | null => {
  const course = courses.get(symbol)
  return useMemo(() => {
    if (!course || course.times.length < 2) return null
    const history = pollHistory(course.times, course.bids, digits)
    return { history, scale: scaleOf(history, digits) }
  }, [course, digits])
}
