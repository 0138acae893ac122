import type { Block } from '#web/blocks/read-blocks.ts'
import { isStyleName, type StyleName } from '#web/design/styles/style-links.tsx'

/** The stylesheets that a page of these blocks needs, each once: that of all blocks, and those that a block has apart. */
export const stylesOf = (blocks: readonly Block[]): StyleName[] => [
  ...new Set<StyleName>(['page', ...blocks.flatMap(({ _type }) => (isStyleName(_type) ? [_type] : []))]),
]
