import type { HeroBlock } from './hero/query.ts'
import type { OpeningBlock } from './opening/query.ts'
import { type Block, isWideBlock } from './read-blocks.ts'
import type { TopInstrumentsBlock } from './top-instruments/query.ts'
import type { TradingBannerBlock } from './trading-banner/query.ts'

/** A block that stands on the page's own paper. */
export type SheetBlock = Exclude<Block, HeroBlock | OpeningBlock | TradingBannerBlock>

/** A stretch of the page: its head, the opening plate, a band or a board from edge to edge, or blocks below each other. */
export type Section =
  | { kind: 'head'; block: OpeningBlock }
  | { kind: 'plate'; hero: HeroBlock; instruments: TopInstrumentsBlock | null }
  | { kind: 'band'; block: TradingBannerBlock }
  | { kind: 'wide'; block: SheetBlock }
  | { kind: 'sheets'; key: string; blocks: SheetBlock[] }

/** Instruments that directly follow a hero become the ledger at the foot of its plate; a late opening is left out. */
export const planSections = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = []
  for (const block of blocks) {
    const before = sections.at(-1)
    if (block._type === 'opening') {
      if (block === blocks[0]) sections.push({ kind: 'head', block })
    } else if (block._type === 'hero') sections.push({ kind: 'plate', hero: block, instruments: null })
    else if (block._type === 'tradingBanner') sections.push({ kind: 'band', block })
    else if (block._type === 'topInstruments' && before?.kind === 'plate' && !before.instruments) {
      before.instruments = block
    } else if (isWideBlock(block)) sections.push({ kind: 'wide', block })
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
 * What a page says above its blocks: nothing where a hero or an opening begins it, since that holds the one h1; else
 * what the library it begins with says, or its own title.
 */
export const pageOpening = (title: string, blocks: readonly Block[]): PageOpening | null => {
  const first = blocks[0]
  if (first?._type === 'hero' || first?._type === 'opening') return null
  if (first?._type === 'legalList') return { title: first.title ?? title, lede: first.lede }
  return { title, lede: null }
}
