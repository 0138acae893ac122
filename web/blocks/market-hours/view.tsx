import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { MarketHoursIsland } from './market-hours-island.tsx'
import type { MarketHoursBlock } from './query.ts'

/** Which markets are open now. The server renders their hours as stored. */
export const View = ({ block, locale }: ViewProps<MarketHoursBlock>) => (
  <BlockFrame block={block} name="live-block live-block--marketHours" isWide>
    <LivePart locale={locale}>
      <MarketHoursIsland block={block} locale={locale} />
    </LivePart>
  </BlockFrame>
)
