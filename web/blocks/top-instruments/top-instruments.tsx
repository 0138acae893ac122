import type { TopInstrumentsBlock } from '#web/content/block-types.ts'
import type { Locale } from '#locales/table.ts'
import { PriceLedger } from './price-ledger.tsx'

/** Live prices by themselves, away from a hero. */
export const TopInstruments = ({ block, locale }: { block: TopInstrumentsBlock; locale: Locale }) => (
  <section className="wrap standalone-prices">
    <div className="plate">
      <PriceLedger block={block} locale={locale} />
    </div>
  </section>
)
