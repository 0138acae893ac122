import type { ViewProps } from '#web/blocks/define-block.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import type { KeyFiguresBlock } from './query.ts'

/** A few large figures with labels. */
export const View = ({ block }: ViewProps<KeyFiguresBlock>) => (
  <BlockFrame block={block} name="figures" isWide>
    <dl className={`figures__list figures__list--${Math.min(block.items.length, 4)}`}>
      {block.items.map(({ key, value, label, note }) => (
        <div key={key}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd className="fig">{value}</dd>
        </div>
      ))}
    </dl>
  </BlockFrame>
)
