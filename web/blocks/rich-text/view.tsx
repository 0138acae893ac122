import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Prose } from '#web/blocks/parts/prose.tsx'
import type { RichTextBlock } from './query.ts'

/** Running text, with or without heading. */
export const View = ({ block }: ViewProps<RichTextBlock>) => (
  <BlockFrame block={block} name="richtext">
    <Prose content={block.content} under={block.heading ? 2 : 1} />
  </BlockFrame>
)
