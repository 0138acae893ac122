'use client'

import { ownZone } from '#web/lib/browser/own-zone.ts'
import { useState } from 'react'
import { fill } from '#common/fill.ts'
import type enTrading from '#locales/en/trading.json'
import { type Locale, locales } from '#locales/table.ts'
import { type CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import {
  ExpectationCells,
  ExpectationHeads,
  ReleaseLevel,
  ReleaseTime,
} from '#web/features/calendar/parts/release-cells.tsx'
import { addDays, dayIn } from '#web/features/calendar/plan-days.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import type { Release } from '#web/features/calendar/release.ts'
import { DayRule } from '#web/features/calendar/rule/day-rule.tsx'
import { useCalendar } from '#web/features/calendar/use-calendar.ts'
import { type ZoneClock, zoneClock } from '#web/features/calendar/zone-clock.ts'
import { offsetText } from '#web/lib/zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { daysAhead, planNext, saidOf } from './plan-next.ts'

export interface DayBandWords {
  calendar: Pick<
    CalendarWords,
    | 'time'
    | 'currency'
    | 'forecast'
    | 'previous'
    | 'none'
    | 'units'
    | 'levels'
    | 'unranked'
    | 'kinds'
    | 'allMarkets'
    | 'nowAt'
    | 'retry'
  >
  band: (typeof enTrading)['dayRule']
}

const clockIn = (zone: string) => ({ id: zone, clock: zoneClock({ id: zone, diff: 0 }) })

const NextRow = ({
  release,
  day,
  locale,
  clock,
  words,
}: {
  release: Release
  /** The day, where it is not today's. */
  day: string
  locale: Locale
  clock: ZoneClock
  words: DayBandWords['calendar']
}) => (
  <tr>
    <td>
      <ReleaseTime release={release} day={day} clock={clock} words={words} />
    </td>
    <td className="dayband__currency">{release.currency ?? words.allMarkets}</td>
    <th scope="row">
      <span className="dayband__level">
        <ReleaseLevel release={release} words={words} />
      </span>{' '}
      {release.title}
    </th>
    <ExpectationCells locale={locale} release={release} words={words} />
  </tr>
)

/** Today's releases on a rule, and the next four, on the visitor's clock. */
export const DayBand = ({
  locale,
  known,
  words,
}: {
  locale: Locale
  /** What the server drew: today's and the next, on the clock of the language. */
  known: KnownReleases | null
  words: DayBandWords
}) => {
  const { band, calendar } = words
  const [ahead, setAhead] = useState<number | null>(null)
  const minute = useNow(60_000, ahead ?? 0)
  const zone = minute === null ? clockIn(known?.zone.id ?? 'UTC') : clockIn(ownZone())
  const { clock } = zone
  const now = minute ?? known?.now ?? 0
  const isDated = minute !== null || known !== null
  const day = clock.dayOf(now)
  const period = minute === null ? null : { from: day, to: addDays(day, daysAhead) }
  const answer = useCalendar(locale, period, null, known)
  // The day is the broker's: a visitor's clock may be wrong.
  if (answer.ahead !== null && (ahead === null || answer.ahead > ahead)) setAhead(answer.ahead)
  const { today, next } = planNext(answer.releases, clock, now)
  const isAnswered = isDated && (answer.state === 'live' || answer.state === 'stale')
  const written = new Intl.DateTimeFormat(locales[locale].intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const weekday = new Intl.DateTimeFormat(locales[locale].intl, { weekday: 'short', timeZone: 'UTC' })
  const dated = written.format(Date.parse(day))
  const whenText =
    minute === null
      ? `${dated} (${offsetText(zone.id, now)})`
      : fill(band.date, { day: dated, zone: offsetText(zone.id, now) })
  return (
    <div className="dayband__body" data-live-part={known ? '' : 'bare'}>
      <p className="dayband__date">
        {!isDated ? <span className="dayband__waiting">{band.loading}</span> : whenText}
        {answer.state === 'stale' && answer.lastAt !== null && (
          <> {fill(band.stale, { time: clock.timeOf(answer.lastAt) })}</>
        )}
      </p>
      <DayRule
        key={`${isAnswered} ${day}`}
        releases={isAnswered ? today : []}
        clock={clock}
        now={now}
        isToday={isDated}
        drawnAt={minute === null ? now : undefined}
        day=""
        said={
          isAnswered && today.length > 0
            ? fill(band.said, { day: dated, releases: saidOf(today, clock, calendar) })
            : band.noneToday
        }
        words={calendar}
      />
      {answer.state === 'unavailable' ? (
        <div className="dayband__fault" role="alert">
          <p>{band.unavailable}</p>
          <button type="button" className="btn btn--small" onClick={answer.askNow}>
            {calendar.retry}
          </button>
        </div>
      ) : (
        <div className="dayband__list" aria-busy={!isAnswered}>
          {isAnswered && today.length === 0 && <p>{band.noneToday}</p>}
          {next.length > 0 && (
            <table className="table dayband__table">
              <caption className="aloud">{band.next}</caption>
              <thead>
                <tr>
                  <th scope="col">{calendar.time}</th>
                  <th scope="col">{calendar.currency}</th>
                  <th scope="col">{band.next}</th>
                  <ExpectationHeads words={calendar} />
                </tr>
              </thead>
              <tbody>
                {next.map((release) => {
                  const of = dayIn(release, clock) ?? day
                  return (
                    <NextRow
                      key={release.id}
                      release={release}
                      day={of === day ? '' : weekday.format(Date.parse(of))}
                      locale={locale}
                      clock={clock}
                      words={calendar}
                    />
                  )
                })}
              </tbody>
            </table>
          )}
        </div>
      )}
    </div>
  )
}
