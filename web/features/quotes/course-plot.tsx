import { plotSize } from '#web/live/plot-size.ts'

const { width, height } = plotSize

/**
 * The watched bids drawn as a ship's course: start, track, latest position and both times. Empty until
 * `web/live/course-plot.ts` has two of them.
 */
export const CoursePlot = () => (
  <svg
    className="course"
    viewBox={`-8 -14 ${width + 16} ${height + 38}`}
    aria-hidden="true"
    data-cell="course"
  >
    <path className="course__start" data-cell="start" />
    <path className="course__line" data-cell="line" />
    <g data-cell="fix">
      <circle className="course__fix" r="5" />
      <circle className="course__dot" r="1.5" />
    </g>
    <text y={height + 20} data-cell="since" />
    <text x={width} y={height + 20} textAnchor="end" data-cell="until" />
  </svg>
)
