import type { Direction } from '#web/lib/numbers/decimal.ts'
import type { RowFigures } from './plan/plan-row.ts'

/**
 * Writes figures into the cells of a row that React renders only once (cost of a tick: record 23). Keeps what was
 * written, since reading the DOM costs as much as writing.
 */

type Write = (text: string) => void

/** Skips unchanged values. */
const whenNew = (write: (text: string, last: string) => void): Write => {
  let last = ''
  return (text) => {
    if (text === last) return
    write(text, last)
    last = text
  }
}

const inside = (parent: Element, name: string): HTMLElement => {
  const found = parent.querySelector<HTMLElement>(`[data-cell="${name}"]`)
  if (!found) throw new Error(`a row of prices lacks its cell ${name}`)
  return found
}

/**
 * Writes the text of a cell. Digits are equally wide: text of the same length reuses the node, which halves the cost.
 * Another length gets a new node, since growing text counts as a layout shift.
 */
const textOf = (cell: Element): Write => {
  let node: Text | undefined
  return whenNew((text, last) => {
    // A translating browser may have moved the node.
    if (node?.parentNode === cell && text.length === last.length) node.data = text
    else cell.replaceChildren((node = new Text(text)))
  })
}

const attributeOf = (cell: Element, name: string): Write => whenNew((value) => cell.setAttribute(name, value))

/** Triangle, colour and spoken word depend on the class of the frame. */
const deltaIn = (row: Element, name: string): { look: Write; text: Write } => {
  const frame = inside(row, name)
  return { look: attributeOf(frame, 'class'), text: textOf(inside(frame, 'text')) }
}

const cellsIn = (row: HTMLElement) => {
  const rule = inside(row, 'rule')
  const { style } = rule
  return {
    priced: attributeOf(row, 'data-priced'),
    spokenBid: textOf(inside(row, 'bid')),
    bidHead: textOf(inside(row, 'bid-head')),
    bidTail: textOf(inside(row, 'bid-tail')),
    ask: textOf(inside(row, 'ask')),
    sincePoll: deltaIn(row, 'since-poll'),
    sinceOpen: deltaIn(row, 'since-open'),
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

/** The class of a change's frame. */
export const looks = {
  up: 'delta delta--up',
  down: 'delta delta--down',
  flat: 'delta delta--flat',
} as const satisfies Record<Direction, string>

/** Writes a poll's figures into a row. */
export const paintRow = (row: HTMLElement, { bid, ask, sincePoll, sinceOpen, range }: RowFigures): void => {
  const cells = cellsOf(row)
  cells.priced('yes')
  cells.spokenBid(bid)
  cells.bidHead(bid.slice(0, -1))
  cells.bidTail(bid.slice(-1))
  if (ask !== null) cells.ask(ask)
  if (range) {
    cells.low(range.low)
    cells.high(range.high)
    cells.place(String(range.place))
  }
  cells.sincePoll.look(looks[sincePoll.direction])
  cells.sincePoll.text(sincePoll.text)
  if (!sinceOpen) return
  cells.sinceOpen.look(looks[sinceOpen.direction])
  cells.sinceOpen.text(sinceOpen.percent)
  cells.openChange(sinceOpen.text)
  if (range?.open !== null && range?.open !== undefined) cells.open(String(range.open))
  cells.side(sinceOpen.direction)
}

/** The element in which a row's course is drawn. */
export const plateOf = (row: HTMLElement): Element => inside(row, 'plate')

/** Draws a course into its row. */
export const paintCourse = (row: HTMLElement, line: string): void => cellsOf(row).course(line)
