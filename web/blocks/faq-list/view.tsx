import type { ViewProps } from '#web/blocks/define-block.ts'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Prose } from '#web/blocks/parts/prose.tsx'
import type { FaqListBlock } from './query.ts'

/** Collapsed questions; browsers expand those found by find-in-page or linked to. */
export const View = ({ block, locale }: ViewProps<FaqListBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  const Topic = block.heading ? 'h3' : 'h2'
  const isGrouped = block.groups.length > 1
  return (
    <BlockFrame block={block} name="questions">
      {isGrouped && <SearchForm locale={locale} />}
      {block.groups.map(({ topic, entries }) => (
        <div className="questions__group" key={topic}>
          {isGrouped && <Topic>{t(`blocks.topics.${topic}`)}</Topic>}
          {entries.map(({ key, question, answer }) => (
            <details key={key}>
              <summary>
                <span>{question}</span>
              </summary>
              {/* Inside, so that a link to it unfolds the question by the browser alone. */}
              <div className="questions__answer" id={`question-${key}`}>
                <Prose content={answer} under={isGrouped ? 3 : 2} />
              </div>
            </details>
          ))}
        </div>
      ))}
      {block.groups.length === 0 && <p className="vacant">{t('blocks.vacant')}</p>}
    </BlockFrame>
  )
}
