import type { Traded } from '#web/features/hours/sessions-of.ts'
import { attributeOf, changeIn, inside, placeIn, priceIn, textOf, whenNew } from '#web/live/cells.ts'
import type { PartReader } from '#web/live/price-lists.ts'
import type { Quote } from '#web/live/quote.ts'
import { type DayRange, widened } from './plan/plan-range.ts'
import { planRow, type RowFigures } from './plan/plan-row.ts'

/** What the server says of a row of a board, with its places: `cells.tsx`. */
export interface BoardFacts extends Pick<Traded, 'assetClass' | 'hours'> {
  /** The typical spread as a difference of prices, a decimal string; null if unknown. */
  spread: string | null
  /** The day's range so far; null where it is not on record. */
  range: DayRange | null
}

/** Writes figures into the cells of a row (cost of a tick: record 23). */
const cellsIn = (row: HTMLElement) => {
  const rule = inside(row, 'rule')
  const { style } = rule
  return {
    priced: attributeOf(row, 'data-priced'),
    bid: priceIn(row),
    // Not every board has these.
    ask: placeIn(row, 'ask') && textOf(inside(row, 'ask')),
    sincePoll: placeIn(row, 'since-poll') && changeIn(row, 'since-poll'),
    sinceOpen: changeIn(row, 'since-open'),
    openChange: textOf(inside(row, 'open-change')),
    place: whenNew((place) => style.setProperty('--place', place)),
    open: whenNew((place) => style.setProperty('--open', place)),
    low: textOf(inside(row, 'low')),
    high: textOf(inside(row, 'high')),
    side: attributeOf(rule, 'data-direction'),
  }
}

const write = (
  cells: ReturnType<typeof cellsIn>,
  { bid, ask, sincePoll, sinceOpen, range }: RowFigures,
): void => {
  cells.priced('yes')
  cells.bid(bid)
  if (ask !== null) cells.ask?.(ask)
  if (range) {
    cells.low(range.low)
    cells.high(range.high)
    cells.place(String(range.place))
  }
  cells.sincePoll?.(sincePoll.direction, sincePoll.text)
  if (!sinceOpen) return
  cells.sinceOpen(sinceOpen.direction, sinceOpen.percent)
  cells.openChange(sinceOpen.text)
  if (range?.open !== null && range?.open !== undefined) cells.open(String(range.open))
  cells.side(sinceOpen.direction)
}

interface Seen {
  open: string | undefined
  range: DayRange | null
}

/** What was seen of a row since the page was opened: it is read anew when React has sorted the rows. */
const seenOf = new WeakMap<HTMLElement, Seen>()

/** Writes every poll into a row of the board, whether visible or not, for find-in-page and screen readers. */
export const boardRowIn: PartReader = (element, locale) => {
  const symbol = element.dataset['symbol'] ?? ''
  const { assetClass, hours, spread, range }: BoardFacts = JSON.parse(element.dataset['facts'] ?? '{}')
  const cells = cellsIn(element)
  const seen = seenOf.get(element) ?? { open: undefined, range }
  seenOf.set(element, seen)
  let last: Quote | undefined
  return {
    traded: { symbol, assetClass, hours },
    paint: ({ quote, open }) => {
      // Unchanged quotes are the same object (quotesFrom).
      if (!quote || (last === quote && seen.open === open)) return
      // Another open is another day.
      const isNextDay = seen.open !== undefined && open !== undefined && seen.open !== open
      seen.range = widened(isNextDay ? null : seen.range, [open, quote.bid])
      write(cells, planRow(locale, quote, { open, spread, range: seen.range }))
      seen.open = open
      last = quote
    },
  }
}
