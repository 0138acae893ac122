import type { PlaceName } from '#web/features/chart/plan/closed.ts'
import { figuresOf, type HoursRule, type Stretch } from './plan-hours-rule.ts'
import { minuteX, nowFlag, type RuleSize, ruleShapes, twoDigits } from './plan-now-flag.ts'

/**
 * The hours of a day on a graduated rule: when the market is open, when each place is at work, and the flag of now.
 * `now` is the minute of the day, null where the clock is not known or another day is drawn.
 */
export const HoursDrawing = ({
  rule,
  now,
  placeNames,
  nowText,
  label,
  size,
}: {
  rule: HoursRule
  now: number | null
  placeNames: Readonly<Record<PlaceName, string>>
  nowText: string
  label: string
  size: RuleSize
}) => {
  const { width, row, flag, every, text } = ruleShapes[size]
  const left = 4
  const right = width - 4
  const x = (minute: number) => minuteX(size, minute)
  const top = 62
  const height = top + 28 + rule.places.length * row + 12
  const bars = (stretches: readonly Stretch[], className: string, y: number, tall: number) =>
    stretches.map(({ from, until }) => (
      <rect key={from} className={className} x={x(from)} y={y} width={x(until) - x(from)} height={tall} />
    ))
  const gaps = rule.open.flatMap(({ until }, index) => {
    const next = rule.open[index + 1]
    return next && next.from - until < 30 ? [x((until + next.from) / 2)] : []
  })
  const place = now === null ? null : nowFlag(size, now)
  return (
    <svg
      className={`clock-rule drawn-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path
        className="clock-rule__line"
        d={`M${left} ${top}H${right}v14H${left}z${Array.from({ length: 49 }, (_, half) => {
          const length = half % 2 ? -4 : half % 6 ? -7 : -11
          return `M${x(half * 30)} ${top}v${length}`
        }).join('')}`}
      />
      {figuresOf(every, now, (1440 * text) / width).map((hour) => (
        <text
          key={hour}
          className="clock-rule__hour"
          fontSize={text}
          x={x(hour * 60)}
          y={top - 17}
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {twoDigits(hour)}
        </text>
      ))}
      {bars(rule.open, 'clock-rule__open', top, 14)}
      {gaps.map((gap) => (
        <path key={gap} className="clock-rule__gap" d={`M${gap} ${top - 2}v18`} />
      ))}
      {rule.places.map(({ name, stretches }, index) => {
        const y = top + 26 + index * row
        const first = stretches[0]
        return (
          <g key={name}>
            <path className="clock-rule__base" d={`M${left} ${y + 3}H${right}`} />
            {bars(stretches, 'clock-rule__place', y, 6)}
            {first && (
              <text
                className="clock-rule__name"
                fontSize={text}
                x={Math.min(x(first.from) + 6, right - 80)}
                y={y + 20}
              >
                {placeNames[name]}
              </text>
            )}
          </g>
        )
      })}
      {place !== null && (
        <g className="clock-rule__now" data-cell="now">
          <path data-cell="now-line" d={`M${place.x} 26V${height - 6}`} />
          <rect data-cell="now-flag" x={place.flag} y={2} width={flag} height={24} />
          <text data-cell="now-text" fontSize={text} x={place.flag + 8} y={19} suppressHydrationWarning>
            {nowText}
          </text>
        </g>
      )}
    </svg>
  )
}
