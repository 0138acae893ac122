import type { Block } from '#web/blocks/read-blocks.ts'

/** The place of a block on its page. An editor's keys stay from one publish to the next, so links to it hold. */
export const anchorOf = ({ _key }: { _key: string }): string => `at-${_key}`

export const headingIdOf = (block: { _key: string }): string => `${anchorOf(block)}-heading`

export interface ContentsEntry {
  id: string
  words: string
}

const fewest = 3

/** The title of a library is a heading too, unless it is that of the page. */
const headingOf = (block: Block, isOpening: boolean): string | null => {
  if (block._type === 'legalList') return isOpening ? null : block.title
  return 'heading' in block ? block.heading : null
}

/**
 * The table of contents of a page: its headings in order. Empty where there are fewer than three, and on a page
 * that a hero opens, whose headings already stand in a column of their own.
 */
export const planContents = (blocks: readonly Block[]): ContentsEntry[] => {
  if (blocks[0]?._type === 'hero') return []
  const entries = blocks.flatMap((block, index) => {
    const words = headingOf(block, index === 0)
    return words ? [{ id: anchorOf(block), words }] : []
  })
  return entries.length < fewest ? [] : entries
}
