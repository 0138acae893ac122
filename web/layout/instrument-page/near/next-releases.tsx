'use client'

import { useId, useState } from 'react'
import type { Namespaces } from '#locales/resources.ts'
import { type Locale, locales } from '#locales/table.ts'
import { Icon } from '#web/design/icon.tsx'
import { ReleaseMemory } from '#web/features/calendar/memory/release-memory.tsx'
import { figureText } from '#web/features/calendar/parts/figure-text.ts'
import { ImportanceMark } from '#web/features/calendar/parts/importance-mark.tsx'
import { addDays } from '#web/features/calendar/plan-days.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import type { Release } from '#web/features/calendar/release.ts'
import { useCalendar } from '#web/features/calendar/use-calendar.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { offsetText } from '#web/lib/zone.ts'
import { ownZone } from '#web/lib/browser/own-zone.ts'
import { planNext, rows } from './plan-next.ts'

type CalendarWords = Namespaces['trading']['calendar']

export interface NextReleasesProps {
  locale: Locale
  symbol: string
  currencies: readonly string[]
  /** What the server drew: the next of them, on the clock of the language. */
  known: KnownReleases | null
  words: Pick<
    CalendarWords,
    | 'time'
    | 'actual'
    | 'against'
    | 'memory'
    | 'release'
    | 'forecast'
    | 'previous'
    | 'none'
    | 'levels'
    | 'unranked'
    | 'kinds'
    | 'allMarkets'
    | 'units'
  >
  told: { loading: string; none: string; failed: string; caption: string }
}

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** `Thu, 26 Nov, 14:30` on the visitor's clock; `Thu, 26 Nov, all day` of what has no time. */
const timeOf = (
  locale: Locale,
  { kind, at, day: date }: Release,
  { kinds }: Pick<CalendarWords, 'kinds'>,
  zone: string,
): string => {
  const { intl } = locales[locale]
  if (at !== null) return new Intl.DateTimeFormat(intl, { ...day, ...time, timeZone: zone }).format(at)
  const written = new Intl.DateTimeFormat(intl, { ...day, timeZone: 'UTC' }).format(Date.parse(date ?? ''))
  return `${written}, ${kinds[kind]}`
}

/** A release; its title opens what the instrument did after the last ones of its series, where there is one. */
const NextRelease = ({
  release,
  symbol,
  zone,
  locale,
  words,
}: Pick<NextReleasesProps, 'symbol' | 'locale' | 'words'> & { release: Release; zone: string }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { series, currency, importance, title, unit, forecast, previous } = release
  const figure = (value: string | null) =>
    value === null ? words.none : figureText(locale, value, unit, words)
  return (
    <>
      <tr>
        <td className="fig" translate="no">
          {timeOf(locale, release, words, zone)}
        </td>
        <th scope="row">
          <b>{currency ?? words.allMarkets}</b> {importance !== null && <ImportanceMark level={importance} />}{' '}
          <span className="aloud">{importance === null ? words.unranked : words.levels[importance]}. </span>
          {series === null ? (
            title
          ) : (
            <button
              type="button"
              className="next-releases__open"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <Icon name="chevron" size={16} />
            </button>
          )}
        </th>
        <td className="fig" translate="no">
          {figure(forecast)}
        </td>
        <td className="fig" translate="no">
          {figure(previous)}
        </td>
      </tr>
      {isOpen && series !== null && (
        <tr id={id}>
          <td colSpan={4}>
            <ReleaseMemory symbols={[symbol]} {...{ series, unit, locale, words }} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The next three releases that move an instrument. Its rows keep their place while they are on their way. */
export const NextReleases = ({ locale, symbol, currencies, known, words, told }: NextReleasesProps) => {
  const minute = useMinute()
  const now = minute ?? known?.now ?? null
  const zone = minute === null ? (known?.zone.id ?? 'UTC') : ownZone()
  const today = minute === null ? null : new Date(minute).toISOString().slice(0, 10)
  const { releases, state } = useCalendar(
    locale,
    today === null ? null : { from: today, to: addDays(today, 7) },
    null,
    known,
  )
  const next = now === null ? [] : planNext(releases, currencies, zoneClock({ id: zone, diff: 0 }), now, rows)
  const silence =
    state === 'loading'
      ? told.loading
      : state === 'unavailable'
        ? told.failed
        : next.length === 0
          ? told.none
          : ''
  return (
    <table className="table next-releases" data-live-part={known ? '' : 'bare'}>
      <caption className="aloud">{told.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            {words.time}
            {now !== null && <small translate="no"> {offsetText(zone, now)}</small>}
          </th>
          <th scope="col">{words.release}</th>
          <th scope="col">{words.forecast}</th>
          <th scope="col">{words.previous}</th>
        </tr>
      </thead>
      <tbody>
        {next.map((release) => (
          <NextRelease key={release.id} {...{ release, symbol, zone, locale, words }} />
        ))}
        {Array.from({ length: rows - next.length }, (_, index) => (
          <tr key={`empty ${index}`}>
            <td colSpan={4}>{index === 0 ? silence : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
