import type { Locale } from '#locales/table.ts'
import { triangles } from '#web/design/price.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { looks } from '#web/live/cells.ts'
import type { Change } from '#web/live/plan-change.ts'

/*
 * Places of figures, drawn once with what is known and written into by `web/live` with every poll: the elements are the
 * same whatever they show, so React, which comes later or not at all, finds the page it drew.
 */

/** A price, in one piece for those who hear it, with its last digit lowered. `none` is heard while there is none. */
export const PricePlace = ({
  locale,
  value,
  none,
}: {
  locale: Locale
  value: string | undefined
  none: string
}) => {
  const text = value === undefined ? undefined : formatPrice(locale, value)
  return (
    <span className={text === undefined ? 'px px--none' : 'px'} data-cell="price" translate="no">
      <span className="aloud" data-cell="bid" suppressHydrationWarning>
        {text ?? none}
      </span>
      <span aria-hidden="true">
        <span data-cell="bid-head" suppressHydrationWarning>
          {text === undefined ? '–' : text.slice(0, -1)}
        </span>
        <sub data-cell="bid-tail" suppressHydrationWarning>
          {text?.slice(-1) ?? ''}
        </sub>
      </span>
    </span>
  )
}

const directions = ['up', 'down', 'flat'] as const satisfies readonly Direction[]

/**
 * A change. Every direction is present with triangle and word; the class of the frame shows one, so that another is a
 * single write.
 */
export const ChangePlace = ({
  name,
  words,
  change,
  none = '–',
}: {
  name: 'since-poll' | 'since-open'
  words: Readonly<Record<Direction, string>>
  /** What is known of it. */
  change: Change | null
  /** Stands there while nothing is. */
  none?: string
}) => (
  <span className={looks[change?.direction ?? 'none']} data-cell={name}>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      {directions.map((one) => (
        <path key={one} className={`when-${one}`} d={triangles[one]} />
      ))}
    </svg>
    <span>
      <span className="aloud">
        {directions.map((one) => (
          <span key={one} className={`when-${one}`}>
            {words[one]}{' '}
          </span>
        ))}
      </span>
      <span data-cell="text" translate="no" suppressHydrationWarning>
        {change?.text ?? none}
      </span>
    </span>
  </span>
)
