import { type Direction, directionOf, formatPrice, formatSigned } from '#web/lib/numbers/decimal.ts'
import type { Locale } from '#locales/table.ts'

/** A price, in one piece for screen readers, drawn with its last digit lowered. `value` is a decimal string. */
export const Price = ({ locale, value }: { locale: Locale; value: string }) => {
  const text = formatPrice(locale, value)
  return (
    <span className="px" translate="no">
      <span className="aloud">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, -1)}
        <sub>{text.slice(-1)}</sub>
      </span>
    </span>
  )
}

/** The shapes of the directions, on a grid of ten. */
export const triangles: Record<Direction, string> = {
  up: 'M5 1l4.5 8h-9z',
  down: 'M5 8.3 1.3 1.7h7.4z',
  flat: 'M1 5h8',
}

/**
 * A change with triangle, sign and colour. `words` names the direction for screen readers. One that stands still, since
 * its market is closed, has its sign alone.
 */
export const Delta = ({
  locale,
  value,
  words,
  suffix = '',
  isStill = false,
}: {
  locale: Locale
  value: string
  words: Record<Direction, string>
  suffix?: string
  isStill?: boolean
}) => {
  if (isStill) {
    return (
      <span className="delta" translate="no">
        {formatSigned(locale, value)}
        {suffix}
      </span>
    )
  }
  const direction = directionOf(value)
  return (
    <span className={`delta delta--${direction}`}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={triangles[direction]} />
      </svg>
      <span>
        <span className="aloud">{words[direction]} </span>
        <span translate="no">
          {formatSigned(locale, value)}
          {suffix}
        </span>
      </span>
    </span>
  )
}
