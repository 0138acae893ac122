import { fill } from '#common/fill.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { Schedule } from '#web/features/hours/schedule.ts'
import type { Traded } from '#web/features/hours/sessions-of.ts'
import { resources } from '#web/i18n/resources.ts'
import { zoneIn } from '#web/i18n/zone-in.ts'
import type { Locale } from '#locales/table.ts'
import { writtenSession } from './plan-week.ts'
import { SessionIsland } from '../islands.tsx'

/** Every session of the week on the market's clock, and when it comes next on the visitor's. */
export const Sessions = ({
  locale,
  traded,
  schedule,
}: {
  locale: Locale
  traded: Traded
  schedule: Schedule
}) => {
  const { instrument: words, hours } = resources[locale].trading
  const zone = zoneIn(schedule.zone, locale)
  return (
    <div>
      <p className="hours__lede">{fill(words.hoursLede, { zone })}</p>
      <LivePart locale={locale}>
        <SessionIsland
          locale={locale}
          traded={traded}
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
  )
}
