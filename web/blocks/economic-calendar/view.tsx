import type { ViewProps } from '#web/blocks/define-block.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import { daysAround, within } from '#web/features/calendar/plan-days.ts'
import { readReleases } from '#web/features/calendar/read-releases.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { resources } from '#web/i18n/resources.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { CalendarIsland } from './calendar-island.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { presentPeriod } from './plan/plan-strip.ts'
import type { EconomicCalendarBlock } from './query.ts'

/** The week that the calendar opens with. */
const knownOfWeek = (known: KnownReleases): KnownReleases => {
  const clock = zoneClock({ id: known.zone.id, diff: 0 })
  const { from, to } = daysAround(presentPeriod(clock.dayOf(known.now)))
  return { ...known, from, to, releases: within(known.releases, { from, to }, clock) }
}

/** The economic calendar (requirements D4, G2), with the week in the page; the browser keeps it up to date. */
export const View = async ({ block, locale }: ViewProps<EconomicCalendarBlock>) => {
  const known = await readReleases(locale)
  return (
    <BlockFrame block={block} name="calendar" isWide>
      <LivePart locale={locale}>
        <CalendarIsland
          locale={locale}
          known={known && knownOfWeek(known)}
          words={resources[locale].trading.calendar}
          heading={block.heading ? 'h3' : 'h2'}
          explained={block.explained}
        />
      </LivePart>
    </BlockFrame>
  )
}
