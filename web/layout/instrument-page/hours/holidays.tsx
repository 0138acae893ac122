import { fill } from '#common/fill.ts'
import type { WallDate } from '#common/time/zoned-time.ts'
import { Icon } from '#web/design/icon.tsx'
import { holidayFilePath } from '#web/features/hours/holiday-answer.ts'
import type { Holiday } from '#web/features/hours/sessions.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import { formatDay } from '#web/lib/numbers/format.ts'
import type { Locale } from '#locales/table.ts'

/** A date as ISO 8601 has it: `2026-12-25`. */
const isoDay = ({ year, month, day }: WallDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The days without a session, and a file of them for the visitor's calendar. */
export const Holidays = ({
  locale,
  symbol,
  zone,
  days,
}: {
  locale: Locale
  symbol: string
  /** Of the market. */
  zone: string
  days: readonly Holiday[]
}) => {
  const { instrument: words } = resources[locale].trading
  return (
    <section aria-labelledby="holidays">
      <h4 id="holidays">{words.holidays}</h4>
      <p className="hours__lede">{fill(words.holidaysLede, { zone: zoneIn(zone, locale) })}</p>
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
  )
}
