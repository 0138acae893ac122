import type { Instrument } from '#web/documents/instrument.ts'
import { Icon } from '#web/design/icon.tsx'
import { holidayFilePath } from '#web/features/hours/holiday-answer.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { holidaysFrom } from '#web/features/hours/sessions.ts'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'
import { formatDay } from '#web/lib/numbers/format.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { writtenSession } from './plan-week.ts'
import { SessionIsland } from './session-island.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'

/** Half a year: later holidays are partly not fixed yet. */
const daysAhead = 183

const isoDay = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/**
 * Trading hours: now, per week, and holidays. `now` is the time of rendering; a page lives for an hour, so the list is
 * never older.
 */
export const TradingHours = ({
  locale,
  instrument,
  now,
}: {
  locale: Locale
  instrument: Instrument
  now: number
}) => {
  const { instrument: words, hours } = resources[locale].trading
  const { symbol, assetClass } = instrument
  const schedule = instrument.hours && scheduleOf(instrument.hours)
  const head = { _key: 'hours', heading: words.hours }
  if (!instrument.hours || !schedule) {
    return (
      <BlockFrame block={{ ...head, lede: null }} name="hours" isWide>
        <p>{words.noHours}</p>
      </BlockFrame>
    )
  }
  const zone = zoneIn(schedule.zone, locale)
  const exchange = exchangeOf(schedule.zone, assetClass)
  const days = holidaysFrom({ schedule, exchange }, now, daysAhead)
  return (
    <BlockFrame block={{ ...head, lede: fill(words.hoursLede, { zone }) }} name="hours" isWide>
      <div className="hours__parts">
        <div>
          <LivePart locale={locale}>
            <SessionIsland
              locale={locale}
              traded={{ symbol, assetClass, hours: instrument.hours }}
              written={schedule.sessions.map((session) => writtenSession(locale, session))}
              words={{
                session: fill(words.session, { zone }),
                yours: words.yours,
                yourZone: words.yourZone,
                noClock: words.noClock,
                now: words.now,
                hours,
              }}
            />
          </LivePart>
        </div>
        {exchange && (
          <section aria-labelledby="holidays">
            <h3 id="holidays">{words.holidays}</h3>
            <p className="hours__lede">{fill(words.holidaysLede, { zone })}</p>
            {days.length > 0 ? (
              <dl className="hours__days">
                {days.map(({ date, name }) => (
                  <div key={isoDay(date)}>
                    <dt>
                      <time dateTime={isoDay(date)}>{formatDay(locale, isoDay(date))}</time>
                    </dt>
                    <dd>{words.holidayNames[name]}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{words.noHolidays}</p>
            )}
            <p>
              <a className="more" href={holidayFilePath(locale, symbol)} type="text/calendar">
                <Icon name="download" size={18} />
                {words.holidayFile}
              </a>
            </p>
          </section>
        )}
      </div>
    </BlockFrame>
  )
}
