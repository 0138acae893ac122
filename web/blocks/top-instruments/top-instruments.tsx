import type { LiveBlockOf } from '#web/blocks/data/live-blocks.ts'
import type { Locale } from '#locales/table.ts'
import { PriceLedger } from './price-ledger.tsx'

/** Live prices by themselves, away from a hero. */
export const TopInstruments = ({
  block,
  locale,
}: {
  block: LiveBlockOf<'topInstruments'>
  locale: Locale
}) => (
  <section className="wrap standalone-prices">
    <div className="plate">
      <PriceLedger block={block} locale={locale} />
    </div>
  </section>
)
