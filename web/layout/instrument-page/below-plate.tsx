import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { getPromotions, Promotions } from '#web/layout/banners/promotions.tsx'
import { BillPart } from './bill/bill-part.tsx'
import { CostPart } from './cost-of-trade/cost-part.tsx'
import { Contract } from './contract/contract.tsx'
import { TradingHours } from './hours/trading-hours.tsx'
import { readKnown } from './known-prices.ts'
import { Near } from './near/near.tsx'
import { planRelated } from './near/plan-related.ts'

/**
 * What stands below the chart: the bill, what a move and the nights cost, the contract with its hours, and what is
 * near the instrument. `now` is the time of rendering.
 */
export const BelowPlate = async ({ content, now }: { content: InstrumentPageContent; now: number }) => {
  const { locale, path, instrument, papers, neighbours, exists } = content
  const related = planRelated(instrument, neighbours)
  const symbols = related.map(({ symbol }) => symbol)
  const [{ known, courses }, promotions] = await Promise.all([
    readKnown(instrument, symbols, now),
    getPromotions(locale, path),
  ])
  return (
    <div className="parts">
      <CostPart locale={locale} instrument={instrument} now={now} />
      <BillPart
        locale={locale}
        instrument={instrument}
        known={known}
        hasFees={exists(locale, '/fees')}
        now={now}
      />
      <Contract locale={locale} instrument={instrument} papers={papers}>
        <TradingHours locale={locale} instrument={instrument} now={now} />
      </Contract>
      <Promotions locale={locale} banners={promotions} />
      <Near content={content} related={related} courses={courses} />
    </div>
  )
}
