import { fill } from '#common/fill.ts'
import type { LessonWords } from './words.ts'

const shapes = {
  wide: { width: 640, height: 210, left: 12, right: 496 },
  narrow: { width: 350, height: 190, left: 10, right: 226 },
} as const

const openY = 96
/** The sample course, by its height above the opening; it ends below. */
const course = [0, 22, 8, 48, 26, 60, 38, 12, -22, -8, -46, -68, -40, -74] as const

/** A course that ends below where it began, and the difference at its end. */
export const DifferenceSvg = ({
  words,
  sum,
  size,
}: {
  words: LessonWords['difference']
  /** As it is written; null while it is unknown. */
  sum: string | null
  size: keyof typeof shapes
}) => {
  const { width, height, left, right } = shapes[size]
  const step = (right - left) / (course.length - 1)
  const points = course.map((up, index) => `${Math.round(10 * (left + step * index)) / 10} ${openY - up}`)
  const closeY = openY - (course.at(-1) ?? 0)
  const bracket = right + 10
  return (
    <svg
      className={`lesson-art drawn-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={sum === null ? words.unpricedLabel : fill(words.label, { sum })}
    >
      <path className="la-dash" d={`M${left} ${openY}H${bracket}`} />
      <path className="la-line" d={`M${points.join('L')}`} />
      <path className="la-line" d={`M${bracket} ${openY}h10V${closeY}h-10`} />
      <circle className="la-fix" cx={left} cy={openY} r="5" />
      <circle className="la-fix" cx={right} cy={closeY} r="5" />
      <text className="la-note" x={left + 2} y={openY + 24}>
        {words.opened}
      </text>
      <text className="la-note" x={right - 10} y={closeY + 6} textAnchor="end">
        {words.closed}
      </text>
      {sum !== null && (
        <text className="la-sum" x={bracket + 18} y={(openY + closeY) / 2}>
          {sum}
        </text>
      )}
      <text className="la-note" x={bracket + 18} y={(openY + closeY) / 2 + 20}>
        {words.paid}
      </text>
    </svg>
  )
}
