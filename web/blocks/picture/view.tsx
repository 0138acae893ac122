import type { ViewProps } from '#web/blocks/define-block.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { Figure } from '#web/blocks/parts/pictures/figure.tsx'
import type { PictureBlock } from './query.ts'

/** A picture with caption and credit, as wide as the text or as the page. */
export const View = ({ block, isOpening }: ViewProps<PictureBlock>) =>
  block.picture && (
    <div
      className={`wrap block block--bare${block.size === 'page' ? ' block--wide' : ''}`}
      id={anchorOf(block)}
    >
      <div className="block__body">
        <Figure picture={block.picture} size={block.size} isFirst={isOpening} />
      </div>
    </div>
  )
