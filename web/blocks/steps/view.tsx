import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Prose } from '#web/blocks/parts/prose.tsx'
import type { StepsBlock } from './query.ts'

/** Numbered steps. */
export const View = ({ block }: ViewProps<StepsBlock>) => {
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="steps">
      <ol className="steps__list">
        {block.items.map(({ key, title, text }) => (
          <li key={key}>
            <Title>{title}</Title>
            {text.length > 0 && <Prose content={text} under={block.heading ? 3 : 2} />}
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
