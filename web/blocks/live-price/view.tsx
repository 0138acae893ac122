import type { ViewProps } from '#web/blocks/define-block.ts'
import { PriceCard } from './price-card.tsx'
import type { LivePriceBlock } from './query.ts'

/** The price among other blocks; `page-blocks.tsx` sets one that follows the opening beside its title. */
export const View = ({ block, locale }: ViewProps<LivePriceBlock>) =>
  block.instrument && (
    <div className="wrap block block--bare">
      <div className="block__body">
        <PriceCard instrument={block.instrument} locale={locale} />
      </div>
    </div>
  )
