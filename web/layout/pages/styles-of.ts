import type { Block } from '#web/blocks/read-blocks.ts'
import { isStyleName, type StyleName } from '#web/design/styles/style-links.tsx'

/** The stylesheets of a block apart from that of all blocks: a screen in the browser has more on it than a window. */
const ofBlock = (block: Block): StyleName[] => {
  const own: StyleName[] = isStyleName(block._type) ? [block._type] : []
  return block._type === 'platformScreen' && block.screen === 'browser' ? [...own, 'browser'] : own
}

/** The stylesheets that a page of these blocks needs, each once: that of all blocks, and those that a block has apart. */
export const stylesOf = (blocks: readonly Block[]): StyleName[] => [
  ...new Set<StyleName>(['page', ...blocks.flatMap(ofBlock)]),
]
