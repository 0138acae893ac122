import type { Release } from '../release.ts'
import { countdownTo, isAwaited } from '../plan-days.ts'
import { directionOf, formatPrice, isDecimal, subtract } from '#web/lib/numbers/decimal.ts'
import { fill } from '#common/fill.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import type { Locale } from '#locales/table.ts'
import type { CalendarWords } from './calendar-words.ts'

/**
 * A figure with its unit in the language's notation: `−0.3%`, `1,28 Mio.`. Unknown units stay as they are, and what is
 * no number, such as a vote of `0-0-9`, stands as it was reported.
 */
export const figureText = (
  locale: Locale,
  value: string,
  unit: string,
  words: Pick<CalendarWords, 'units'>,
): string => {
  if (!isDecimal(value)) return value
  const units: Readonly<Record<string, string>> = words.units
  return unit === '%' ? formatPercent(locale, value) : `${formatPrice(locale, value)}${units[unit] ?? unit}`
}

/** A forecast or previous figure; a dash with a label if there is none. */
export const Figure = ({
  locale,
  value,
  unit,
  words,
}: {
  locale: Locale
  value: string | null
  unit: string
  words: Pick<CalendarWords, 'units' | 'none'>
}) =>
  value === null ? (
    <>
      <span aria-hidden="true">–</span>
      <span className="aloud">{words.none}</span>
    </>
  ) : (
    figureText(locale, value, unit, words)
  )

const triangles = { up: 'M5 1l4.5 8h-9z', down: 'M5 8.3 1.3 1.7h7.4z', flat: 'M1 5h8' } as const

/** The figure compared with its forecast: a fact, so without colour. */
const AgainstForecast = ({
  actual,
  forecast,
  words,
}: {
  actual: string
  forecast: string
  words: CalendarWords
}) => {
  const change = subtract(actual, forecast)
  if (change === null) return null
  const direction = directionOf(change)
  return (
    <>
      <svg className={`against against--${direction}`} viewBox="0 0 10 10" aria-hidden="true">
        <path d={triangles[direction]} />
      </svg>
      <span className="aloud">{words.against[direction]}</span>
    </>
  )
}

/** Time until a release: `in 3 h 38 min`. */
export const timeUntil = (at: number, now: number, words: CalendarWords): string => {
  const { unit, ...values } = countdownTo(at, now)
  return fill(words.in[unit], values)
}

const countsDownFor = 24 * 3_600_000

/** State of a release without figure: time remaining, or overdue. */
const Waiting = ({ release, now, words }: { release: Release; now: number; words: CalendarWords }) => {
  const { at, forecast, previous } = release
  if (at > now) return at - now < countsDownFor ? timeUntil(at, now, words) : words.notYet
  if (forecast === null && previous === null) return words.noFigure
  return isAwaited(release, now) ? words.due : words.missing
}

/** The published figure, or the state instead of it. */
export const Actual = ({
  locale,
  release,
  now,
  words,
}: {
  locale: Locale
  release: Release
  now: number
  words: CalendarWords
}) => {
  const { actual, forecast, unit } = release
  if (actual === null)
    return (
      <span className="releases__wait">
        <Waiting release={release} now={now} words={words} />
      </span>
    )
  return (
    <>
      <span className="fig">{figureText(locale, actual, unit, words)}</span>
      {forecast === null ? (
        <span className="against" aria-hidden="true" />
      ) : (
        <AgainstForecast actual={actual} forecast={forecast} words={words} />
      )}
    </>
  )
}
