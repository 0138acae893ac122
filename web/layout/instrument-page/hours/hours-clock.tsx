'use client'

import { ownZone } from '#web/lib/browser/own-zone.ts'
import { useId, useState } from 'react'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf, type WrittenHours } from '#web/features/hours/schedule.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { HoursDrawing } from '#web/features/chart/hours-rule/hours-drawing.tsx'
import { minuteText } from '#web/features/chart/hours-rule/plan-now-flag.ts'
import { type ClockWords, holidayText, hoursTexts, zoneText } from './hours-words.ts'
import { minuteIn, planHoursRule, zonesFor } from '#web/features/chart/hours-rule/plan-hours-rule.ts'
import { WeekBar } from './week-bar.tsx'

const cityOf = (zone: string, cities: Readonly<Record<string, string>>): string =>
  cities[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/**
 * The hours of a market on a rule of 24 hours and over its week. The server draws them on the clock of the language;
 * the browser on the visitor's own, or on one that is chosen, with the flag of now.
 */
export const HoursClock = ({
  locale,
  hours,
  assetClass,
  drawnAt,
  drawnIn,
  words,
  cities,
  holiday,
}: {
  locale: Locale
  hours: WrittenHours
  assetClass: string
  /** When the server drew the page, ms since 1970, and on which zone's clock. */
  drawnAt: number
  drawnIn: string
  words: ClockWords
  /** Names of cities by zone. */
  cities: Readonly<Record<string, string>>
  /** The next day without a session: an instant in its middle, and its name. */
  holiday: { at: number; name: string } | null
}) => {
  const id = useId()
  const minute = useMinute()
  const [chosen, setChosen] = useState<string | null>(null)
  const own = minute === null ? drawnIn : ownZone()
  const zone = chosen ?? own
  const at = minute ?? drawnAt
  const schedule = scheduleOf(hours)
  if (!schedule) return null
  const market = { schedule, exchange: exchangeOf(schedule.zone, assetClass) }
  const rule = planHoursRule(market, zone, at)
  const nameOf = (other: string) => zoneText(other, cityOf(other, cities), at)
  const texts = hoursTexts(locale, rule, { id: zone, text: nameOf(zone) }, words)
  const now = minute !== null && rule.isToday ? minuteIn(zone, minute) : null
  const drawing = {
    rule,
    now,
    placeNames: words.places,
    nowText: now === null ? '' : fill(words.now, { time: minuteText(now) }),
    label: texts.rule,
  }
  return (
    <div className="clock" data-live-part="">
      <div className="clock__head">
        <h3>
          {zone === own && minute !== null ? words.headingYours : fill(words.heading, { zone: nameOf(zone) })}
        </h3>
        <div className="clock__zone needs-script">
          <label className="aloud" htmlFor={id}>
            {words.choose}
          </label>
          <select
            id={id}
            className="input"
            value={zone}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {zonesFor(own).map((other) => (
              <option key={other} value={other}>
                {nameOf(other)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="clock__day">{texts.day}</p>
      <HoursDrawing {...drawing} size="wide" />
      <HoursDrawing {...drawing} size="narrow" />
      <div className="clock__week">
        <h4>{words.week}</h4>
        <WeekBar locale={locale} rule={rule} />
        <p>{[...texts.told, ...(holiday ? [holidayText(locale, zone, holiday, words)] : [])].join(' ')}</p>
      </div>
    </div>
  )
}
