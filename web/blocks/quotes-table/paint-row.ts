import { attributeOf, changeIn, inside, priceIn, textOf, whenNew } from '#web/live/cells.ts'
import type { RowFigures } from './plan/plan-row.ts'

/** Writes figures into the cells of a row that React renders only once (cost of a tick: record 23). */
const cellsIn = (row: HTMLElement) => {
  const rule = inside(row, 'rule')
  const { style } = rule
  return {
    priced: attributeOf(row, 'data-priced'),
    bid: priceIn(row),
    ask: textOf(inside(row, 'ask')),
    sincePoll: changeIn(row, 'since-poll'),
    sinceOpen: changeIn(row, 'since-open'),
    openChange: textOf(inside(row, 'open-change')),
    place: whenNew((place) => style.setProperty('--place', place)),
    open: whenNew((place) => style.setProperty('--open', place)),
    low: textOf(inside(row, 'low')),
    high: textOf(inside(row, 'high')),
    side: attributeOf(rule, 'data-direction'),
    course: attributeOf(inside(row, 'course'), 'd'),
  }
}

const known = new WeakMap<HTMLElement, ReturnType<typeof cellsIn>>()

const cellsOf = (row: HTMLElement): ReturnType<typeof cellsIn> => {
  const cells = known.get(row) ?? cellsIn(row)
  known.set(row, cells)
  return cells
}

/** Writes a poll's figures into a row. */
export const paintRow = (row: HTMLElement, { bid, ask, sincePoll, sinceOpen, range }: RowFigures): void => {
  const cells = cellsOf(row)
  cells.priced('yes')
  cells.bid(bid)
  if (ask !== null) cells.ask(ask)
  if (range) {
    cells.low(range.low)
    cells.high(range.high)
    cells.place(String(range.place))
  }
  cells.sincePoll(sincePoll.direction, sincePoll.text)
  if (!sinceOpen) return
  cells.sinceOpen(sinceOpen.direction, sinceOpen.percent)
  cells.openChange(sinceOpen.text)
  if (range?.open !== null && range?.open !== undefined) cells.open(String(range.open))
  cells.side(sinceOpen.direction)
}

/** The element in which a row's course is drawn. */
export const plateOf = (row: HTMLElement): Element => inside(row, 'plate')

/** Draws a course into its row. */
export const paintCourse = (row: HTMLElement, line: string): void => cellsOf(row).course(line)
