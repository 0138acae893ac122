'use client'

import type { Namespaces } from '#locales/resources.ts'
import { type Locale, locales } from '#locales/table.ts'
import { ImportanceMark } from '#web/features/calendar/parts/importance-mark.tsx'
import { addDays } from '#web/features/calendar/plan-days.ts'
import { useCalendar } from '#web/features/calendar/use-calendar.ts'
import { useMinute } from '#web/features/hours/use-sessions.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { planNext } from './plan-next.ts'

type CalendarWords = Namespaces['trading']['calendar']

export interface NextReleasesProps {
  locale: Locale
  currencies: readonly string[]
  words: Pick<CalendarWords, 'time' | 'release' | 'forecast' | 'previous' | 'none' | 'levels' | 'units'>
  told: { loading: string; none: string; failed: string; caption: string }
}

/** A figure with its unit: `−0.3%`, `1,28 Mio.`. Units without a word stay as they are. */
const figureText = (
  locale: Locale,
  value: string,
  unit: string,
  units: Readonly<Record<string, string>>,
): string =>
  unit === '%' ? formatPercent(locale, value) : `${formatPrice(locale, value)}${units[unit] ?? unit}`

const rows = 3

/** `Thu, 26 Nov, 14:30` on the visitor's clock. */
const timeOf = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)

/** The next three releases that move an instrument. Its rows keep their place while they are on their way. */
export const NextReleases = ({ locale, currencies, words, told }: NextReleasesProps) => {
  const now = useMinute()
  const today = now === null ? null : new Date(now).toISOString().slice(0, 10)
  const { releases, state } = useCalendar(
    locale,
    today === null ? null : { from: today, to: addDays(today, 7) },
    null,
  )
  const next = now === null ? [] : planNext(releases, currencies, now, rows)
  const silence =
    state === 'loading'
      ? told.loading
      : state === 'unavailable'
        ? told.failed
        : next.length === 0
          ? told.none
          : ''
  return (
    <table className="table next-releases" data-live-part="">
      <caption className="aloud">{told.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.time}</th>
          <th scope="col">{words.release}</th>
          <th scope="col">{words.forecast}</th>
          <th scope="col">{words.previous}</th>
        </tr>
      </thead>
      <tbody>
        {next.map((release) => {
          const { id, at, currency, importance, title, unit, forecast, previous } = release
          const figure = (value: string | null) =>
            value === null ? words.none : figureText(locale, value, unit, words.units)
          return (
            <tr key={id}>
              <td className="fig">{timeOf(locale, at)}</td>
              <th scope="row">
                <b>{currency}</b> <ImportanceMark level={importance} />{' '}
                <span className="aloud">{words.levels[importance]}. </span>
                {title}
              </th>
              <td className="fig">{figure(forecast)}</td>
              <td className="fig">{figure(previous)}</td>
            </tr>
          )
        })}
        {Array.from({ length: rows - next.length }, (_, index) => (
          <tr key={`empty ${index}`}>
            <td colSpan={4}>{index === 0 ? silence : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
