import { dateIn, daysAfter, instantIn } from '#common/time/zoned-time.ts'
import { type Market, sessionsAround } from '#web/features/hours/sessions.ts'
import type { ChartWindow } from './window.ts'

/** A stretch of time, ms since 1970. */
export interface Span {
  from: number
  until: number
}

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** Shorter pauses, such as the five minutes of a daily break, would be less than a line. */
const leastSteps = 0.5

/** The hours of a window in which the market is closed, holidays among them; none where its hours are unknown. */
export const closedSpans = (market: Market | null, window: ChartWindow): Span[] => {
  const { from, until, stepMs } = window
  if (!market || stepMs >= weekMs) return []
  const days = Math.ceil((until - from) / dayMs) + 2
  const sessions = sessionsAround(market, from, 2, days).sort((a, b) => a.opens - b.opens)
  const spans: Span[] = []
  let open = from
  for (const { opens, closes } of sessions) {
    if (opens > open) spans.push({ from: open, until: Math.min(opens, until) })
    open = Math.max(open, closes)
  }
  if (open < until) spans.push({ from: open, until })
  return spans.filter((span) => span.until - span.from >= leastSteps * stepMs)
}

/** How much of a stretch of time the market is closed, ms. */
export const closedFor = (market: Market | null, { from, until }: Span): number =>
  from >= until
    ? 0
    : closedSpans(market, { from, until, stepMs: 0 }).reduce((sum, span) => sum + span.until - span.from, 0)

/** The hours of the three places that most currencies are traded in, on their own clocks. */
const places = [
  { name: 'tokyo', zone: 'Asia/Tokyo', opens: 9 * 60, closes: 18 * 60 },
  { name: 'london', zone: 'Europe/London', opens: 8 * 60, closes: 16 * 60 + 30 },
  { name: 'newYork', zone: 'America/New_York', opens: 8 * 60, closes: 17 * 60 },
] as const

export type PlaceName = (typeof places)[number]['name']

/** When each place is at work within a window: from Monday to Friday, on its own clock. */
export const placeSpans = ({ from, until }: Span): { name: PlaceName; spans: Span[] }[] =>
  places.map(({ name, zone, opens, closes }) => {
    const first = daysAfter(dateIn(zone, from), -1)
    const days = Math.ceil((until - from) / dayMs) + 3
    const dates = Array.from({ length: days }, (_, index) => daysAfter(first, index))
    return {
      name,
      spans: dates
        .filter(({ weekday }) => weekday > 0 && weekday < 6)
        .map((date) => ({ from: instantIn(zone, date, opens), until: instantIn(zone, date, closes) }))
        .filter((span) => span.until > from && span.from < until),
    }
  })
