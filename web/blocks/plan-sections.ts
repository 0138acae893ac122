import type { Block, HeroBlock, OpeningBlock, TradingBannerBlock } from './data/block-types.ts'
import type { LiveBlockOf } from './data/live-blocks.ts'

/** A block that stands on the page's own paper. */
export type SheetBlock = Exclude<Block, HeroBlock | OpeningBlock | TradingBannerBlock>

/** Live boards take the whole measure of the page, also where a table of contents stands beside the rest. */
const wideTypes = ['quotesTable', 'economicCalendar'] as const
export type WideBlock = Extract<SheetBlock, { _type: (typeof wideTypes)[number] }>

const isWide = (block: SheetBlock): block is WideBlock => wideTypes.some((type) => type === block._type)

/** A stretch of the page: the opening plate, a band from edge to edge, a board, or blocks one below the other. */
export type Section =
  | { kind: 'plate'; hero: HeroBlock; instruments: LiveBlockOf<'topInstruments'> | null }
  | { kind: 'band'; band: TradingBannerBlock }
  | { kind: 'wide'; block: WideBlock }
  | { kind: 'sheets'; key: string; blocks: SheetBlock[] }

/**
 * Instruments that directly follow a hero become the ledger at the foot of its plate; an opening is the head of
 * the page and drawn there.
 */
export const planSections = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = []
  for (const block of blocks) {
    const before = sections.at(-1)
    if (block._type === 'opening') continue
    if (block._type === 'hero') sections.push({ kind: 'plate', hero: block, instruments: null })
    else if (block._type === 'tradingBanner') sections.push({ kind: 'band', band: block })
    else if (block._type === 'topInstruments' && before?.kind === 'plate' && !before.instruments) {
      before.instruments = block
    } else if (isWide(block)) sections.push({ kind: 'wide', block })
    else if (before?.kind === 'sheets') before.blocks.push(block)
    else sections.push({ kind: 'sheets', key: block._key, blocks: [block] })
  }
  return sections
}

export interface PageOpening {
  title: string
  lede: string | null
}

/**
 * What a page says above its blocks: nothing where a hero opens it, since the hero holds the one h1; else
 * what its opening or the library it begins with says, or its own title.
 */
export const pageOpening = (title: string, blocks: readonly Block[]): PageOpening | null => {
  const first = blocks[0]
  if (first?._type === 'hero') return null
  if (first?._type === 'opening') return { title: first.title, lede: first.lede }
  if (first?._type === 'legalList') return { title: first.title ?? title, lede: first.lede }
  return { title, lede: null }
}
