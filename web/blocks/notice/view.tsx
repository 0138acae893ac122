import type { ViewProps } from '#web/blocks/define-block.ts'
import { Icon, type IconName } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { Prose } from '#web/blocks/parts/prose.tsx'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import type { NoticeBlock } from './query.ts'

const icons: Record<NoticeBlock['tone'], IconName> = { note: 'info', caution: 'caution', rule: 'paper' }

/** A remark: a note, a legal rule, or a caution, the only one in the colour of risk. */
export const View = ({ block, locale }: ViewProps<NoticeBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <div className="wrap block block--bare" id={anchorOf(block)}>
      <div className={`block__body notice notice--${block.tone}`} role="note">
        <Icon name={icons[block.tone]} size={24} />
        <div>
          <p className="notice__title">
            {block.title ?? t(`blocks.notice.${block.tone}`)}
            {block.title && <span className="aloud">{` (${t(`blocks.notice.${block.tone}`)})`}</span>}
          </p>
          <Prose content={block.text} under={2} />
        </div>
      </div>
    </div>
  )
}
