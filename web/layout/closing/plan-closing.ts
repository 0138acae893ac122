import type { Block } from '#web/blocks/read-blocks.ts'
import type { TradingBannerBlock } from '#web/blocks/trading-banner/query.ts'

/**
 * A page's blocks, and the trading banner that ends them: its words are those of the closing band, so that no page ends
 * with two bands.
 */
export const planClosing = (
  blocks: readonly Block[],
): { blocks: readonly Block[]; own: TradingBannerBlock | null } => {
  const last = blocks.at(-1)
  return last?._type === 'tradingBanner' ? { blocks: blocks.slice(0, -1), own: last } : { blocks, own: null }
}
