import type { Instrument } from '#web/documents/instrument.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { holidaysFrom } from '#web/features/hours/sessions.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { zoneOf } from '#web/lib/zone.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { ClockIsland } from '../islands.tsx'
import { Holidays } from './holidays.tsx'
import { Sessions } from './sessions.tsx'

/** Half a year: later holidays are partly not fixed yet. */
const daysAhead = 183

/**
 * Trading hours on a clock, and behind a press every session and the days without one. `now` is the time of rendering;
 * a page lives for an hour, so the list is never older.
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
  const { instrument: words, clock, chart, zones } = resources[locale].trading
  const { symbol, assetClass, hours } = instrument
  const schedule = hours && scheduleOf(hours)
  if (!hours || !schedule) return <p className="part__note">{words.noHours}</p>
  const exchange = exchangeOf(schedule.zone, assetClass)
  const days = holidaysFrom({ schedule, exchange }, now, daysAhead)
  const [next] = days
  return (
    <>
      <LivePart locale={locale}>
        <ClockIsland
          locale={locale}
          hours={hours}
          assetClass={assetClass}
          drawnAt={now}
          drawnIn={zoneOf[locale]}
          words={{ ...clock, places: chart.places }}
          cities={zones}
          holiday={next ? { at: next.middle, name: words.holidayNames[next.name] } : null}
        />
      </LivePart>
      <details className="hours">
        <summary>{clock.table}</summary>
        <div className="hours__parts">
          <Sessions locale={locale} traded={{ symbol, assetClass, hours }} schedule={schedule} />
          {exchange && <Holidays locale={locale} symbol={symbol} zone={schedule.zone} days={days} />}
        </div>
      </details>
    </>
  )
}
