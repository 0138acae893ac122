import type { Block } from '#web/blocks/read-blocks.ts'

/** Anchor of a block. Sanity's keys are stable across publishes, so links to it stay valid. */
export const anchorOf = ({ _key }: { _key: string }): string => `at-${_key}`

export const headingIdOf = (block: { _key: string }): string => `${anchorOf(block)}-heading`

export interface ContentsEntry {
  id: string
  words: string
}

const fewest = 3

/** A library's title counts as heading unless it is the page's. */
const headingOf = (block: Block, isOpening: boolean): string | null => {
  if (block._type === 'legalList') return isOpening ? null : block.title
  return 'heading' in block ? block.heading : null
}

/**
 * The table of contents: the page's headings in order. Empty with fewer than three, and on pages that start with a
 * hero, whose headings are already in a column.
 */
export const planContents = (blocks: readonly Block[]): ContentsEntry[] => {
  if (blocks[0]?._type === 'hero' || blocks[0]?._type === 'platformHero') return []
  const entries = blocks.flatMap((block, index) => {
    const words = headingOf(block, index === 0)
    return words ? [{ id: anchorOf(block), words }] : []
  })
  return entries.length < fewest ? [] : entries
}
