import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { readHistory } from '#web/features/history/read-history.ts'
import { fourFigures } from '#web/live/course.ts'
import { resources } from '#web/i18n/resources.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { type CourseDrawing, type CourseLayout, courseLayouts, planCourse } from './plan-course.ts'

const clock = (at: number): string => new Date(at).toISOString().slice(11, 16)

const CourseSvg = ({
  course: { line, fixes, grid, end },
  layout: { width, height, left },
  name,
  symbol,
  locale,
  isNarrow = false,
}: {
  course: CourseDrawing
  layout: CourseLayout
  name: string
  symbol: string
  locale: Locale
  isNarrow?: boolean
}) => {
  const price = formatPrice(locale, end.price)
  const tag = 16 + price.length * 9
  return (
    <svg
      className={isNarrow ? 'course-plot course-plot--narrow' : 'course-plot course-plot--wide'}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
    >
      <path
        className="course-plot__grid"
        d={grid.map(({ y }) => `M${Math.max(0, left - 24)} ${y}H${width - 66}`).join('')}
      />
      {grid.map(({ y, price: at }) => (
        <text key={at} className="course-plot__words" x={width - 6} y={y + 5} textAnchor="end">
          {formatPrice(locale, at)}
        </text>
      ))}
      <text className="course-plot__words course-plot__time" x={width - 6} y={height - 6} textAnchor="end">
        {symbol}, UTC
      </text>
      {/* The whole course is there from the beginning; the stronger line follows it. */}
      <path className="course-plot__line course-plot__line--whole" d={line} />
      <path className="course-plot__line course-plot__line--drawn" pathLength={1} d={line} />
      {fixes.map(({ x, y, at, isBelow }) => (
        <g key={at}>
          <circle className="course-plot__fix" cx={x} cy={y} r="6" />
          <circle className="course-plot__dot" cx={x} cy={y} r="1.7" />
          <text
            className="course-plot__words course-plot__time"
            x={Math.max(x, 18)}
            y={y + (isBelow ? 26 : -14)}
            textAnchor="middle"
          >
            {fourFigures(at)}
          </text>
        </g>
      ))}
      <path className="course-plot__lead" d={`M${end.x} ${end.y}H${width - tag - 10}`} />
      <circle className="course-plot__dot" cx={end.x} cy={end.y} r="5" />
      <text className="course-plot__words course-plot__time" x={end.x} y={end.y - 14} textAnchor="middle">
        {fourFigures(end.at)}
      </text>
      <path
        className="course-plot__tag"
        d={`M${width - tag - 10} ${end.y}l10-13H${width}v26H${width - tag}z`}
      />
      <text className="course-plot__price" x={width - 7} y={end.y + 5} textAnchor="end">
        {price}
      </text>
    </svg>
  )
}

/** The last hours of an instrument across the sea chart; nothing while the site has too little of its history. */
export const HeroCourse = async ({ symbol, locale }: { symbol: string; locale: Locale }) => {
  const history = await readHistory(symbol, '1d')
  const wide = planCourse(history, courseLayouts.wide)
  const narrow = planCourse(history, courseLayouts.narrow)
  if (!wide || !narrow) return null
  const name = fill(resources[locale].trading.course.name, {
    symbol,
    from: clock(wide.from),
    to: clock(wide.end.at),
    low: formatPrice(locale, wide.low),
    high: formatPrice(locale, wide.high),
    last: formatPrice(locale, wide.end.price),
  })
  return (
    <div className="hero__course">
      <CourseSvg course={wide} layout={courseLayouts.wide} {...{ name, symbol, locale }} />
      <CourseSvg course={narrow} layout={courseLayouts.narrow} {...{ name, symbol, locale }} isNarrow />
    </div>
  )
}
