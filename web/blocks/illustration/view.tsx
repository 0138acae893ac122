import type { ViewProps } from '#web/blocks/define-block.ts'
import { illustrations } from '#web/design/art/charts.gen.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import type { IllustrationBlock } from './query.ts'

/** A chart-style drawing in the theme's colours, with a text alternative. */
export const View = ({ block }: ViewProps<IllustrationBlock>) => {
  const { file, width, height } = illustrations[block.name]
  return (
    <div className="wrap block block--bare illustration" id={anchorOf(block)}>
      <figure className="block__body">
        <svg role="img" aria-label={block.alt} viewBox={`0 0 ${width} ${height}`}>
          <use href={`${file}#art`} />
        </svg>
        {block.caption && <figcaption>{block.caption}</figcaption>}
      </figure>
    </div>
  )
}
