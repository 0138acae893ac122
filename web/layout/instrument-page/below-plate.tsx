import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { Contract } from './contract/contract.tsx'
import { RelatedLinks } from './related-links.tsx'
import { TradingHours } from './trading-hours.tsx'

/** What stands below the chart: the terms of the contract, its hours, and what is near it. `now` is the time of rendering. */
export const BelowPlate = ({ content, now }: { content: InstrumentPageContent; now: number }) => {
  const { locale, instrument, papers } = content
  return (
    <div className="parts">
      <Contract locale={locale} instrument={instrument} papers={papers} />
      <div className="sheets">
        <TradingHours locale={locale} instrument={instrument} now={now} />
        <RelatedLinks content={content} />
      </div>
    </div>
  )
}
