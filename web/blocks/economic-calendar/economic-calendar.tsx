import type { LiveBlockOf } from '#web/blocks/data/live-blocks.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { CalendarIsland } from './calendar-island.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'

/**
 * The calendar of releases (requirements D4, G2). The server draws its frame and what it needs; releases come
 * in the browser only, so that no stored page holds an old figure.
 */
export const EconomicCalendar = ({
  block,
  locale,
}: {
  block: LiveBlockOf<'economicCalendar'>
  locale: Locale
}) => (
  <BlockFrame block={block} name="calendar" isWide>
    <LivePart locale={locale}>
      <CalendarIsland
        locale={locale}
        words={resources[locale].trading.calendar}
        heading={block.heading ? 'h3' : 'h2'}
      />
    </LivePart>
  </BlockFrame>
)
