import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import type { ViewProps } from '#web/blocks/define-block.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import type { SideNoteBlock } from './query.ts'

/** A remark from the desk. */
export const View = ({ block }: ViewProps<SideNoteBlock>) => (
  <div className="wrap block block--bare" id={anchorOf(block)}>
    <div className="block__body side-note" role="note">
      <p className="side-note__title">{block.title}</p>
      <p className="side-note__text">{block.text}</p>
      {block.link && (
        <SiteLink link={block.link} className="more">
          {block.link.label}
          <Icon name="arrow" />
        </SiteLink>
      )}
    </div>
  </div>
)
