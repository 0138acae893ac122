import type { ViewProps } from '#web/blocks/define-block.ts'
import { PriceLedger } from './price-ledger.tsx'
import type { TopInstrumentsBlock } from './query.ts'

/** Live prices that do not follow a hero. */
export const View = ({ block, locale }: ViewProps<TopInstrumentsBlock>) => (
  <section className="wrap standalone-prices">
    <div className="plate">
      <PriceLedger block={block} locale={locale} />
    </div>
  </section>
)
