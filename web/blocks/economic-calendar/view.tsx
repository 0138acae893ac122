import type { ViewProps } from '#web/blocks/define-block.ts'
import { resources } from '#web/i18n/resources.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { CalendarIsland } from './calendar-island.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { EconomicCalendarBlock } from './query.ts'

/**
 * The economic calendar (requirements D4, G2). The server renders its frame; releases load in the browser, so that no
 * cached page holds old figures.
 */
export const View = ({ block, locale }: ViewProps<EconomicCalendarBlock>) => (
  <BlockFrame block={block} name="calendar" isWide>
    <LivePart locale={locale}>
      <CalendarIsland
        locale={locale}
        words={resources[locale].trading.calendar}
        heading={block.heading ? 'h3' : 'h2'}
        explained={block.explained}
      />
    </LivePart>
  </BlockFrame>
)
