import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import type { TideTableBlock } from './query.ts'

/** High water by harbour. */
export const View = ({ block }: ViewProps<TideTableBlock>) => (
  <BlockFrame block={block} name="tides">
    <dl className="tides__list">
      {block.tides.map(({ key, harbour, time }) => (
        <div key={key}>
          <dt>{harbour}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  </BlockFrame>
)
