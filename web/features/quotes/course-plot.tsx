import { type Course, courseSince, drawCourse, fourFigures } from './course.ts'

const width = 150
const height = 56

/** The watched bids drawn as a ship's course: start, track, latest position and both times. */
export const CoursePlot = ({ course }: { course: Course }) => {
  const drawing = drawCourse(course, width, height)
  const since = courseSince(course)
  if (!drawing || course.at === null || since === null) return null
  return (
    <svg className="course" viewBox={`-8 -14 ${width + 16} ${height + 38}`} aria-hidden="true">
      <path className="course__start" d={`M0 ${drawing.startY}H${width}`} />
      <path className="course__line" d={drawing.line} />
      <circle className="course__fix" cx={drawing.end.x} cy={drawing.end.y} r="5" />
      <circle className="course__dot" cx={drawing.end.x} cy={drawing.end.y} r="1.5" />
      <text y={height + 20}>{fourFigures(since)}</text>
      <text x={width} y={height + 20} textAnchor="end">
        {fourFigures(course.at)}
      </text>
    </svg>
  )
}
