import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { formatSigned } from '#web/lib/numbers/decimal.ts'
import { formatPercent, percentSign } from '#web/lib/numbers/percent.ts'
import type { LessonWords } from './words.ts'

const shapes = {
  wide: { width: 640, height: 206, left: 20, right: 620, told: { x: 330, y: 98 } },
  /** No room beside the bar: its words stand under it. */
  narrow: { width: 350, height: 240, left: 24, right: 326, told: { x: 14, y: 136 } },
} as const

/** The axis reaches so far to both sides, per cent. */
const reach = 3

/** One per cent up and one down as bars of the same length, and how far below positions must be closed. */
export const MirrorSvg = ({
  locale,
  words,
  closeOutMove,
  up,
  down,
  size,
}: {
  locale: Locale
  words: LessonWords['mirror']
  /** Per cent: `1.67`. */
  closeOutMove: string
  /** What one per cent brings and takes, as it is written; null while it is unknown. */
  up: string | null
  down: string | null
  size: keyof typeof shapes
}) => {
  const { width, height, left, right, told } = shapes[size]
  const x = (percent: number) =>
    Math.round(10 * (left + ((percent + reach) / (2 * reach)) * (right - left))) / 10
  // A cap of two to one would close far beyond the axis: its bar then ends with it.
  const closeX = x(-Math.min(reach, Number(closeOutMove)))
  const move = formatPercent(locale, closeOutMove)
  const percent = (value: number) => `${formatSigned(locale, String(value))}${percentSign(locale)}`
  const base = height - 40
  return (
    <svg
      className={`lesson-art drawn-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fill(words.label, { step: formatPercent(locale, '1'), move })}
    >
      <path className="la-line" d={`M${x(0)} 22V${size === 'wide' ? base : 116}`} />
      <text className="la-note" x={x(0) - 8} y="24" textAnchor="end">
        {percent(-1)}
      </text>
      <text className="la-note" x={x(0) + 8} y="24">
        {percent(1)}
      </text>
      <rect className="la-down" x={x(-1)} y="36" width={x(0) - x(-1)} height="26" />
      <rect className="la-up" x={x(0)} y="36" width={x(1) - x(0)} height="26" />
      {down !== null && (
        <text className="la-sum" x={x(-1) - 10} y="56" textAnchor="end">
          {down}
        </text>
      )}
      {up !== null && (
        <text className="la-sum" x={x(1) + 10} y="56">
          {up}
        </text>
      )}
      <rect className="la-risk" x={closeX} y="88" width={x(0) - closeX} height="26" />
      <text className="la-told" x={told.x} y={told.y}>
        {fill(words.closeOut, { move: `−${move}` })}
        <tspan x={told.x} dy="19">
          {words.mustClose}
        </tspan>
      </text>
      <path
        className="la-line"
        d={`M${left} ${base}H${right}${[-3, -2, -1, 0, 1, 2, 3].map((at) => `M${x(at)} ${base}v8`).join('')}`}
      />
      {[-3, -2, -1, 0, 1, 2, 3].map((at) => (
        <text key={at} className="la-note" x={x(at)} y={base + 28} textAnchor="middle">
          {at === 0 ? '0' : percent(at)}
        </text>
      ))}
    </svg>
  )
}
