import { type Importance, isTimed, type Release } from '#web/features/calendar/release.ts'
import { type ChartWindow, shareOf } from './window.ts'

/** A release on the time axis; several at one instant are one. */
export interface ReleaseMark {
  x: number
  importance: Importance
  isPast: boolean
  /** Currencies, empty where the mark before is too near. */
  label: string
  /** Whether its label fits a narrow chart too. */
  isKey: boolean
}

/** Distance between two labels, in per cent of the width. */
const room = { wide: 4.5, narrow: 13 }

/** The releases of some currencies within a window, as marks; the more important ones keep their labels. */
export const planReleases = (
  releases: readonly Release[],
  currencies: readonly string[],
  window: ChartWindow,
  now: number,
): ReleaseMark[] => {
  const byTime = new Map<number, { importance: Importance; currencies: Set<string> }>()
  for (const { at, currency, importance: told } of releases.filter(isTimed)) {
    // What is for all markets has a mark without a label.
    if (currency !== null && !currencies.includes(currency)) continue
    if (at < window.from || at > window.until) continue
    const importance = told ?? 1
    const known = byTime.get(at)
    if (known && currency !== null) known.currencies.add(currency)
    byTime.set(at, {
      importance: known && known.importance > importance ? known.importance : importance,
      currencies: known?.currencies ?? new Set(currency === null ? [] : [currency]),
    })
  }
  const marks = [...byTime]
    .sort(([a], [b]) => a - b)
    .map(([at, mark]) => ({ at, x: shareOf(window, at), ...mark }))
  const labelled = marks.filter(({ currencies: of }) => of.size > 0)
  const wide = withRoom(labelled, room.wide)
  const narrow = withRoom(labelled, room.narrow)
  return marks.map((mark) => ({
    x: mark.x,
    importance: mark.importance,
    isPast: mark.at <= now,
    label: wide.has(mark.at) ? [...mark.currencies].join(', ') : '',
    isKey: narrow.has(mark.at),
  }))
}

/** Instants of the marks whose labels stand apart far enough; the most important ones choose first. */
const withRoom = (
  marks: readonly { at: number; x: number; importance: Importance }[],
  distance: number,
): Set<number> => {
  const chosen: { at: number; x: number }[] = []
  for (const mark of marks.toSorted((a, b) => b.importance - a.importance || a.at - b.at))
    if (chosen.every(({ x }) => Math.abs(x - mark.x) >= distance)) chosen.push(mark)
  return new Set(chosen.map(({ at }) => at))
}
