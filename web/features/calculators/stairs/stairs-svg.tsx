import type { ReactNode } from 'react'
import { type Locale, locales } from '#locales/table.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Night } from '#web/features/calculators/plan-nights.ts'
import { planStairsDrawing } from './plan-stairs-drawing.ts'

const shapes = {
  wide: { width: 600, height: 270, box: { left: 6, right: 496, top: 34, bottom: 216 } },
  narrow: { width: 350, height: 262, box: { left: 6, right: 254, top: 34, bottom: 208 } },
} as const

/** 2026-11-01 was a Sunday. */
const letterOf = (locale: Locale, weekday: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'narrow', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + weekday),
  )

/** What nights add up to, bought and sold, as two stairs, for a wide or a narrow screen. */
export const StairsSvg = ({
  locale,
  nights,
  long,
  short,
  label,
  longText,
  shortText,
  size,
}: {
  locale: Locale
  nights: readonly Night[]
  /** Sums after each night. */
  long: readonly number[]
  short: readonly number[]
  /** What is drawn, aloud. */
  label: ReactNode
  /** The last sums as they are written. */
  longText: ReactNode
  shortText: ReactNode
  size: keyof typeof shapes
}) => {
  const id = `held-${size}`
  const { costs: words } = resources[locale].trading
  const { width, height, box } = shapes[size]
  const drawing = planStairsDrawing(long, short, box)
  const fillPath = `${drawing.long}V${drawing.zeroY}z`
  const step = (box.right - box.left) / nights.length
  const end = box.right + 9
  return (
    <svg
      className={`stairs drawn-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={id}
    >
      <desc id={id}>{label}</desc>
      <path className="stairs__fill" d={fillPath} />
      <path className="stairs__zero" d={`M${box.left} ${drawing.zeroY}H${box.right}`} />
      <path className="stairs__long" d={drawing.long} />
      <path className="stairs__short" d={drawing.short} />
      <path
        className="stairs__tick"
        d={Array.from(
          { length: nights.length + 1 },
          (_, index) => `M${Math.round(box.left + step * index)} ${box.bottom + 4}v6`,
        ).join('')}
      />
      {nights.map(({ at, weekday, times }, index) => (
        <text
          key={at}
          className={times === 3 ? 'stairs__night is-triple' : 'stairs__night'}
          x={drawing.nightXs[index]}
          y={box.bottom + 27}
          textAnchor="middle"
        >
          {letterOf(locale, weekday)}
          {times === 3 && (
            <tspan x={drawing.nightXs[index]} dy="18">
              ×3
            </tspan>
          )}
        </text>
      ))}
      {[
        { key: 'long', y: drawing.longY, name: words.long, text: longText },
        { key: 'short', y: drawing.shortY, name: words.short, text: shortText },
      ].map(({ key, y, name, text }) => (
        <text key={key} className="stairs__sum" x={end} y={y + 5}>
          {text}
          <tspan className="stairs__name" x={end} dy="-20">
            {name}
          </tspan>
        </text>
      ))}
    </svg>
  )
}
