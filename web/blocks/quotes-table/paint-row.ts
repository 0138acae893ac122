import { triangles } from '#web/design/price.tsx'
import type { Direction } from '#web/lib/decimal.ts'
import type { RowFigures } from './plan-row.ts'

/**
 * Writes figures into the cells of a row that React drew once and never draws again (what a tick costs:
 * docs/adr/0023). What stands there is remembered here, since to ask the document costs as much as to write.
 */

type Write = (text: string) => void

/** Only what is new reaches the document. */
const whenNew = (write: Write): Write => {
  let last: string | undefined
  return (text) => {
    if (text === last) return
    last = text
    write(text)
  }
}

const inside = (parent: Element, name: string): HTMLElement => {
  const found = parent.querySelector<HTMLElement>(`[data-cell="${name}"]`)
  if (!found) throw new Error(`a row of prices lacks its cell ${name}`)
  return found
}

/** Writes the text of a cell, as a new node: one that stays and gets wider counts as a shift of the layout. */
const textOf = (cell: Element): Write =>
  whenNew((text) => {
    cell.textContent = text
  })

const attributeOf = (cell: Element, name: string): Write => whenNew((value) => cell.setAttribute(name, value))

interface DeltaCell {
  look: Write
  triangle: Write
  spoken: Write
  text: Write
}

const deltaIn = (row: Element, name: string): DeltaCell => {
  const frame = inside(row, name)
  return {
    look: attributeOf(frame, 'class'),
    triangle: attributeOf(inside(frame, 'triangle'), 'd'),
    spoken: textOf(inside(frame, 'spoken')),
    text: textOf(inside(frame, 'text')),
  }
}

const cellsIn = (row: HTMLElement) => {
  const rule = inside(row, 'rule')
  const course = inside(row, 'course')
  return {
    priced: attributeOf(row, 'data-priced'),
    spokenBid: textOf(inside(row, 'bid')),
    bidHead: textOf(inside(row, 'bid-head')),
    bidTail: textOf(inside(row, 'bid-tail')),
    sincePoll: deltaIn(row, 'since-poll'),
    sinceOpen: deltaIn(row, 'since-open'),
    openChange: textOf(inside(row, 'open-change')),
    place: whenNew((place) => rule.style.setProperty('--place', place)),
    side: attributeOf(rule, 'data-direction'),
    drawn: attributeOf(course, 'data-drawn'),
    courseStart: attributeOf(inside(course, 'course-start'), 'd'),
    courseLine: attributeOf(inside(course, 'course-line'), 'd'),
    courseEnd: attributeOf(inside(course, 'course-end'), 'cy'),
  }
}

const known = new WeakMap<HTMLElement, ReturnType<typeof cellsIn>>()

const writeDelta = (cell: DeltaCell, direction: Direction, text: string, words: string): void => {
  cell.look(`delta delta--${direction}`)
  cell.triangle(triangles[direction])
  cell.spoken(`${words} `)
  cell.text(text)
}

/** Writes what a poll brought into a row of the table. `words` name the directions for those who listen. */
export const paintRow = (
  row: HTMLElement,
  figures: RowFigures,
  words: Readonly<Record<Direction, string>>,
): void => {
  const cells = known.get(row) ?? cellsIn(row)
  known.set(row, cells)
  const { bid, sincePoll, sinceOpen, course } = figures
  cells.priced('')
  cells.spokenBid(bid)
  cells.bidHead(bid.slice(0, -1))
  cells.bidTail(bid.slice(-1))
  writeDelta(cells.sincePoll, sincePoll.direction, sincePoll.text, words[sincePoll.direction])
  if (sinceOpen) {
    writeDelta(cells.sinceOpen, sinceOpen.direction, sinceOpen.percent, words[sinceOpen.direction])
    cells.openChange(sinceOpen.text)
    cells.place(String(sinceOpen.place))
    cells.side(sinceOpen.direction)
  }
  if (course) {
    cells.drawn('')
    cells.courseStart(course.start)
    cells.courseLine(course.line)
    cells.courseEnd(String(course.end))
  }
}
