import { triangles } from '#web/design/price.tsx'
import type { Direction } from '#web/lib/decimal.ts'
import type { RowFigures } from './plan-row.ts'

/**
 * Writes figures into the cells of a row that React drew once and never draws again. With thirty rows every
 * five seconds this costs a quarter of what drawing them anew by React does (quality 1: a tick may cost 4 ms).
 */

interface DeltaCell {
  frame: Element
  triangle: Element
  spoken: Element
  text: Element
}

interface Cells {
  row: HTMLElement
  spokenBid: Element
  bidHead: Element
  bidTail: Element
  sincePoll: DeltaCell
  sinceOpen: DeltaCell
  openChange: Element
  rule: HTMLElement
  course: Element
  courseStart: Element
  courseLine: Element
  courseEnd: Element
}

const inside = (parent: Element, name: string): HTMLElement => {
  const found = parent.querySelector<HTMLElement>(`[data-cell="${name}"]`)
  if (!found) throw new Error(`a row of prices lacks its cell ${name}`)
  return found
}

const deltaIn = (row: Element, name: string): DeltaCell => {
  const frame = inside(row, name)
  const [triangle, spoken, text] = ['triangle', 'spoken', 'text'].map((part) => inside(frame, part))
  if (!triangle || !spoken || !text) throw new Error(`the cell ${name} is incomplete`)
  return { frame, triangle, spoken, text }
}

const cellsIn = (row: HTMLElement): Cells => ({
  row,
  spokenBid: inside(row, 'bid'),
  bidHead: inside(row, 'bid-head'),
  bidTail: inside(row, 'bid-tail'),
  sincePoll: deltaIn(row, 'since-poll'),
  sinceOpen: deltaIn(row, 'since-open'),
  openChange: inside(row, 'open-change'),
  rule: inside(row, 'rule'),
  course: inside(row, 'course'),
  courseStart: inside(row, 'course-start'),
  courseLine: inside(row, 'course-line'),
  courseEnd: inside(row, 'course-end'),
})

const known = new WeakMap<HTMLElement, Cells>()

const write = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text
}

const writeDelta = (cell: DeltaCell, direction: Direction, text: string, words: string): void => {
  const look = `delta delta--${direction}`
  if (cell.frame.className !== look) {
    cell.frame.className = look
    cell.triangle.setAttribute('d', triangles[direction])
    write(cell.spoken, `${words} `)
  }
  write(cell.text, text)
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
  row.dataset.priced = ''
  if (cells.spokenBid.textContent !== bid) {
    cells.spokenBid.textContent = bid
    cells.bidHead.textContent = bid.slice(0, -1)
    cells.bidTail.textContent = bid.slice(-1)
  }
  writeDelta(cells.sincePoll, sincePoll.direction, sincePoll.text, words[sincePoll.direction])
  if (sinceOpen) {
    writeDelta(cells.sinceOpen, sinceOpen.direction, sinceOpen.percent, words[sinceOpen.direction])
    write(cells.openChange, sinceOpen.text)
    cells.rule.style.setProperty('--place', String(sinceOpen.place))
    cells.rule.dataset.direction = sinceOpen.direction
  }
  if (course) {
    cells.course.setAttribute('data-drawn', '')
    cells.courseStart.setAttribute('d', course.start)
    cells.courseLine.setAttribute('d', course.line)
    cells.courseEnd.setAttribute('cy', String(course.end))
  }
}
