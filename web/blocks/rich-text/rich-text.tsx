import type { RichTextBlock } from '#web/blocks/data/block-types.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Prose } from '#web/blocks/parts/prose.tsx'

/** Running text under a heading, or without one. */
export const RichText = ({ block }: { block: RichTextBlock }) => (
  <BlockFrame block={block} name="richtext">
    <Prose content={block.content} under={block.heading ? 2 : 1} />
  </BlockFrame>
)
