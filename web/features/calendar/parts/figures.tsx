import type { Release } from '../release.ts'
import { countdownTo, isAwaited } from '../plan-days.ts'
import { directionOf, subtract } from '#web/lib/numbers/decimal.ts'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import type { CalendarWords } from './calendar-words.ts'
import { figureText } from './figure-text.ts'

const NoFigure = ({ words }: { words: Pick<CalendarWords, 'none'> }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="aloud">{words.none}</span>
  </>
)

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
}) => (value === null ? <NoFigure words={words} /> : figureText(locale, value, unit, words))

/** A figure above, below, and as its forecast; in a box of ten by ten. */
export const triangles = { up: 'M5 1l4.5 8h-9z', down: 'M5 8.3 1.3 1.7h7.4z', flat: 'M1 5h8' } as const

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

/** State of a figure that is not there yet: time remaining, or overdue. */
const Waiting = ({
  release,
  now,
  isOver,
  words,
}: {
  release: Release
  now: number
  isOver: boolean
  words: CalendarWords
}) => {
  const { at } = release
  if (!isOver) return at !== null && at - now < countsDownFor ? timeUntil(at, now, words) : words.notYet
  return isAwaited(release, now) ? words.due : words.missing
}

/** The published figure, or the state instead of it. */
export const Actual = ({
  locale,
  release,
  now,
  isOver,
  words,
}: {
  locale: Locale
  release: Release
  now: number
  /** Its instant, or its day, has passed. */
  isOver: boolean
  words: CalendarWords
}) => {
  const { actual, forecast, unit } = release
  if (actual === null)
    return (
      <span className="releases__wait">
        <Waiting release={release} now={now} isOver={isOver} words={words} />
      </span>
    )
  return (
    <>
      <span className="fig" translate="no">
        {figureText(locale, actual, unit, words)}
      </span>
      {forecast === null ? (
        <span className="against" aria-hidden="true" />
      ) : (
        <AgainstForecast actual={actual} forecast={forecast} words={words} />
      )}
    </>
  )
}
