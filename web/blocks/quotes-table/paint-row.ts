import type { Direction } from '#web/lib/decimal.ts'
import type { RowFigures } from './plan-row.ts'

/**
 * Writes figures into the cells of a row that React drew once and never draws again (what a tick costs:
 * record 23). What stands there is remembered here, since to ask the document costs as much as to write.
 */

type Write = (text: string) => void

/** Only what is new reaches the document. */
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
 * Writes the text of a cell. Figures are equally wide: a text as long as the last one takes its place in the same
 * node, which costs half. Another length is another node, since the browser counts a text that gets wider as a
 * shift of the layout.
 */
const textOf = (cell: Element): Write => {
  let node: Text | undefined
  return whenNew((text, last) => {
    // A browser that translates pages may have put the node elsewhere.
    if (node?.parentNode === cell && text.length === last.length) node.data = text
    else cell.replaceChildren((node = new Text(text)))
  })
}

const attributeOf = (cell: Element, name: string): Write => whenNew((value) => cell.setAttribute(name, value))

/** The triangle, the colour and the spoken word of a change hang on the class of its frame. */
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
    sincePoll: deltaIn(row, 'since-poll'),
    sinceOpen: deltaIn(row, 'since-open'),
    openChange: textOf(inside(row, 'open-change')),
    place: whenNew((place) => style.setProperty('--place', place)),
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

const looks = {
  up: 'delta delta--up',
  down: 'delta delta--down',
  flat: 'delta delta--flat',
} as const satisfies Record<Direction, string>

/** Writes the figures of a poll into a row of the table. */
export const paintRow = (row: HTMLElement, { bid, sincePoll, sinceOpen }: RowFigures): void => {
  const cells = cellsOf(row)
  cells.priced('yes')
  cells.spokenBid(bid)
  cells.bidHead(bid.slice(0, -1))
  cells.bidTail(bid.slice(-1))
  cells.sincePoll.look(looks[sincePoll.direction])
  cells.sincePoll.text(sincePoll.text)
  if (!sinceOpen) return
  cells.sinceOpen.look(looks[sinceOpen.direction])
  cells.sinceOpen.text(sinceOpen.percent)
  cells.openChange(sinceOpen.text)
  cells.place(String(sinceOpen.place))
  cells.side(sinceOpen.direction)
}

/** Where the course of a row is drawn. */
export const plateOf = (row: HTMLElement): Element => inside(row, 'plate')

/** Draws what was watched of a price into its row. */
export const paintCourse = (row: HTMLElement, line: string): void => cellsOf(row).course(line)
