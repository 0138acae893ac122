import { planSpark, type SparkPrice } from './plan-spark.ts'

/**
 * A course of prices as a small line with a dot at its end, drawn where it is rendered: on the server it needs no
 * script. Nothing with fewer than two prices. Its style is `spark.css`.
 * @param closes oldest first, evenly spaced in time; null leaves a gap
 * @param label what a screen reader says; without it the line is decoration
 */
export const Spark = ({
  closes,
  label,
  width = 132,
  height = 30,
}: {
  closes: readonly SparkPrice[]
  label?: string
  width?: number
  height?: number
}) => {
  const drawing = planSpark(closes, width, height)
  if (!drawing) return null
  const { line, end, startY } = drawing
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="spark__start" d={`M0 ${startY}H${width}`} />
      <path className="spark__line" d={line} />
      <circle className="spark__end" cx={end.x} cy={end.y} r="2.6" />
    </svg>
  )
}
