'use client'

import { ownZone } from '#web/lib/browser/own-zone.ts'
import { fill } from '#common/fill.ts'
import { useMemo } from 'react'
import type { Locale } from '#locales/table.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { type HoursWords, sessionWords } from '#web/features/hours/session-words.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { nextOnClock } from './plan-week.ts'

export interface SessionTableWords {
  session: string
  yours: string
  /** Contains `{{zone}}`. */
  yourZone: string
  noClock: string
  now: string
  hours: HoursWords
}

/**
 * The weekly sessions in the market's time, rendered on the server, and in the visitor's time, known only in the
 * browser. Space is reserved for both.
 */
export const SessionTable = ({
  locale,
  traded,
  written,
  words,
}: {
  locale: Locale
  traded: Traded
  /** Day and hours per session, in schedule order. */
  written: readonly { day: string; hours: string }[]
  words: SessionTableWords
}) => {
  const now = useMinute()
  const list = useMemo(() => [traded], [traded])
  const state = useSessions(list, now)?.get(traded.symbol)
  const yours = useMemo(() => {
    const schedule = traded.hours && scheduleOf(traded.hours)
    if (!schedule || now === null) return []
    return nextOnClock(locale, { schedule, exchange: exchangeOf(schedule.zone, traded.assetClass) }, now)
  }, [locale, traded, now])
  const { session, sessionTime } = sessionWords(locale, state, now, words.hours)
  const zone = now === null ? '' : ownZone().replaceAll('_', ' ')
  return (
    <>
      <dl className="hours__now" data-live-part="bare">
        <dt>{words.now}</dt>
        <dd>
          {session ? (
            <>
              <b>{session}</b> {sessionTime}
            </>
          ) : (
            <span className="hours__none">{words.noClock}</span>
          )}
        </dd>
      </dl>
      <table className="table hours__table">
        <caption className="note">{zone ? fill(words.yourZone, { zone }) : '\u00a0'}</caption>
        <thead>
          <tr>
            <th scope="col">{words.session}</th>
            <th scope="col">{words.yours}</th>
          </tr>
        </thead>
        <tbody>
          {written.map(({ day, hours }, index) => (
            <tr key={`${day} ${hours}`}>
              <th scope="row">
                {day} <span>{hours}</span>
              </th>
              <td>{yours[index] || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
