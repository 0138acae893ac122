import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { legsOf } from '#web/features/calculators/conversion.ts'
import { readHistory } from '#web/features/history/read-history.ts'
import { resources } from '#web/i18n/resources.ts'
import { withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { TradeSvg } from './drawing.tsx'
import { layouts, planDrawing } from './plan-drawing.ts'
import { type KnownPrice, planTrade } from './plan-trade.ts'
import type { TradeToScaleBlock } from './query.ts'
import { tradeWords } from './words.ts'

/** Accounts are drawn in euros. */
const currency = 'EUR'

const lastPrices = async (symbols: readonly string[]): Promise<Map<string, KnownPrice>> => {
  const histories = await Promise.all([...new Set(symbols)].map((symbol) => readHistory(symbol, '1d')))
  return new Map(
    histories.flatMap(({ symbol, bars, stepMs, to }): [string, KnownPrice][] => {
      const last = bars.at(-1)
      return last ? [[symbol, { bid: last.close, at: Math.min(last.at + stepMs, to) }]] : []
    }),
  )
}

/** A position with its costs and risks on one scale; nothing while its instrument is not published. */
export const View = async ({ block, locale }: ViewProps<TradeToScaleBlock>) => {
  const { instrument, lots, more } = block
  if (!instrument) return null
  const prices = await lastPrices([instrument.symbol, ...(legsOf(instrument.quote, currency) ?? [])])
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
