import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { legsOf } from '#web/features/calculators/conversion.ts'
import { readLastPrices } from '#web/features/history/last-prices.ts'
import { resources } from '#web/i18n/resources.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { TradeSvg } from './drawing.tsx'
import { layouts, planDrawing } from './plan-drawing.ts'
import { planTrade } from './plan-trade.ts'
import type { TradeToScaleBlock } from './query.ts'
import { tradeWords } from './words.ts'

/** Accounts are drawn in euros. */
const currency = 'EUR'

/** A position with its costs and risks on one scale; nothing while its instrument is not published. */
export const View = async ({ block, locale }: ViewProps<TradeToScaleBlock>) => {
  const { instrument, lots, more } = block
  if (!instrument) return null
  const prices = await readLastPrices([instrument.symbol, ...(legsOf(instrument.quote, currency) ?? [])])
  const plan = planTrade(instrument, { lots, currency, priceOf: (symbol) => prices.get(symbol) ?? null })
  const size = withPlacesOf(instrument.lotStep || lots, lots)
  const words = tradeWords(locale, plan, instrument.symbol, size, resources[locale].trading)
  return (
    <WidePart
      block={block}
      bleed={
        <figure className="trade">
          <figcaption className="wrap">{words.caption}</figcaption>
          {(['wide', 'medium', 'narrow'] as const).map((width) => (
            <TradeSvg key={width} drawing={planDrawing(plan, layouts[width])} words={words} size={width} />
          ))}
        </figure>
      }
    >
      {more?.label && (
        <SiteLink link={more} className="more">
          {more.label}
          <Icon name="arrow" size={18} />
        </SiteLink>
      )}
    </WidePart>
  )
}
