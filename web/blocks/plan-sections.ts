import type { Block, HeroBlock, TopInstrumentsBlock } from '#web/content/types.ts'

/** A stretch of the page: the opening plate, or one block by itself. */
export type Section =
  | { kind: 'plate'; hero: HeroBlock; instruments: TopInstrumentsBlock | null }
  | { kind: 'block'; block: Exclude<Block, HeroBlock> }

/** Instruments that directly follow a hero become the ledger at the foot of its plate. */
export const planSections = (blocks: readonly Block[]): Section[] => {
  const sections: Section[] = []
  for (const block of blocks) {
    const before = sections.at(-1)
    if (block._type === 'hero') {
      sections.push({ kind: 'plate', hero: block, instruments: null })
    } else if (block._type === 'topInstruments' && before?.kind === 'plate' && !before.instruments) {
      before.instruments = block
    } else {
      sections.push({ kind: 'block', block })
    }
  }
  return sections
}

export interface PageOpening {
  title: string
  lede: string | null
}

/**
 * What a page says above its blocks: nothing where a hero opens it, since the hero holds the one h1; else
 * its title, or that of the library it opens with.
 */
export const pageOpening = (title: string, blocks: readonly Block[]): PageOpening | null => {
  const first = blocks[0]
  if (first?._type === 'hero') return null
  if (first?._type === 'legalList') return { title: first.title ?? title, lede: first.lede }
  return { title, lede: null }
}
