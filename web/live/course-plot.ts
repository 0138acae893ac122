import { type Course, courseSince, drawCourse, fourFigures } from './course.ts'
import { plotSize } from './plot-size.ts'
import { attributeOf, placeIn, textOf } from './cells.ts'

/** Draws the bids since the page was opened into the plot of a row, if it has one; there is none before the second. */
export const courseIn = (row: Element): ((course: Course) => void) | null => {
  const plot = placeIn(row, 'course')
  if (!plot) return null
  const find = (name: string) => {
    const found = placeIn(plot, name)
    if (!found) throw new Error(`the course of a price lacks its ${name}`)
    return found
  }
  const start = attributeOf(find('start'), 'd')
  const line = attributeOf(find('line'), 'd')
  const fix = attributeOf(find('fix'), 'transform')
  const since = textOf(find('since'))
  const until = textOf(find('until'))
  const drawn = attributeOf(plot, 'data-drawn')
  return (course) => {
    const drawing = drawCourse(course, plotSize.width, plotSize.height)
    const from = courseSince(course)
    if (!drawing || course.at === null || from === null) return
    start(`M0 ${drawing.startY}H${plotSize.width}`)
    line(drawing.line)
    fix(`translate(${drawing.end.x} ${drawing.end.y})`)
    since(fourFigures(from))
    until(fourFigures(course.at))
    drawn('yes')
  }
}
