import type { HeroBlock } from './hero/query.ts'
import type { LivePriceBlock } from './live-price/query.ts'
import type { OpeningBlock } from './opening/query.ts'
import type { PlatformHeroBlock } from './platform-hero/query.ts'
import { type Block, isWideBlock } from './read-blocks.ts'
import type { TopInstrumentsBlock } from './top-instruments/query.ts'
import type { TradingBannerBlock } from './trading-banner/query.ts'

/** A block in the page's normal flow. */
export type SheetBlock = Exclude<Block, HeroBlock | OpeningBlock | PlatformHeroBlock | TradingBannerBlock>

/** A section of the page: its head, the hero, a full-width band or board, or a run of blocks. */
export type Section =
  | { kind: 'head'; block: OpeningBlock | PlatformHeroBlock; price: LivePriceBlock | null }
  | { kind: 'plate'; hero: HeroBlock; instruments: TopInstrumentsBlock | null }
  | { kind: 'band'; block: TradingBannerBlock }
  | { kind: 'wide'; block: SheetBlock }
  | { kind: 'sheets'; blocks: SheetBlock[] }

/** The blocks of a section in their order. */
export const blocksOf = (section: Section): readonly Block[] => {
  if (section.kind === 'sheets') return section.blocks
  if (section.kind === 'head') return section.price ? [section.block, section.price] : [section.block]
  if (section.kind !== 'plate') return [section.block]
  return section.instruments ? [section.hero, section.instruments] : [section.hero]
}

/** What a page shows once; a second one is omitted. */
const onceAPage: readonly Block['_type'][] = ['pullFigure', 'sideNote']

/**
 * Instruments directly after a hero move to its foot, a price directly after an opening beside its title; an opening
 * that is not first is omitted.
 */
export const planSections = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = []
  for (const [index, block] of blocks.entries()) {
    const isSecond = blocks.slice(0, index).some(({ _type }) => _type === block._type)
    if (isSecond && onceAPage.includes(block._type)) continue
    const before = sections.at(-1)
    if (block._type === 'opening') {
      if (block === blocks[0]) sections.push({ kind: 'head', block, price: null })
    } else if (block._type === 'platformHero') sections.push({ kind: 'head', block, price: null })
    else if (block._type === 'hero') sections.push({ kind: 'plate', hero: block, instruments: null })
    else if (block._type === 'tradingBanner') sections.push({ kind: 'band', block })
    else if (block._type === 'topInstruments' && before?.kind === 'plate' && !before.instruments) {
      before.instruments = block
    } else if (
      block._type === 'livePrice' &&
      before?.kind === 'head' &&
      before.block._type === 'opening' &&
      !before.price
    ) {
      before.price = block
    } else if (isWideBlock(block)) sections.push({ kind: 'wide', block })
    else if (before?.kind === 'sheets') before.blocks.push(block)
    else sections.push({ kind: 'sheets', blocks: [block] })
  }
  return sections
}

export interface PageOpening {
  title: string
  lede: string | null
}

/**
 * The page's head above its blocks: none if a hero or opening provides the h1; else the title of a library that comes
 * first, or the page's own.
 */
export const pageOpening = (title: string, blocks: readonly Block[]): PageOpening | null => {
  const first = blocks[0]
  if (first?._type === 'hero' || first?._type === 'opening' || first?._type === 'platformHero') return null
  if (first?._type === 'legalList') return { title: first.title ?? title, lede: first.lede }
  return { title, lede: null }
}
