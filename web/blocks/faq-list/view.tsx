import type { ViewProps } from '#web/blocks/define-block.ts'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Prose } from '#web/blocks/parts/prose.tsx'
import type { FaqListBlock } from './query.ts'

/** What a search engine reads of an element; nothing of it where the questions are not said to be the page's own. */
const thing = (isTold: boolean, type: string, itemProp?: string) =>
  isTold ? { itemScope: true, itemType: `https://schema.org/${type}`, itemProp } : {}

/**
 * Collapsed questions; browsers expand those found by find-in-page or linked to. On the one page with all of them
 * search engines read them in their elements (repeated markup counts as spam), so that no answer is sent twice.
 */
export const View = ({ block, locale }: ViewProps<FaqListBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  const Topic = block.heading ? 'h3' : 'h2'
  const isGrouped = block.groups.length > 1
  const isWhole = block.isWhole && block.groups.length > 0
  return (
    <BlockFrame block={block} name="questions">
      {isGrouped && <SearchForm locale={locale} />}
      <div {...thing(isWhole, 'FAQPage')}>
        {block.groups.map(({ topic, entries }) => (
          <div className="questions__group" key={topic}>
            {isGrouped && <Topic>{t(`blocks.topics.${topic}`)}</Topic>}
            {entries.map(({ key, question, answer }) => (
              <details key={key} {...thing(isWhole, 'Question', 'mainEntity')}>
                <summary>
                  <span itemProp={isWhole ? 'name' : undefined}>{question}</span>
                </summary>
                {/* Inside, so that a link to it unfolds the question by the browser alone. */}
                <div
                  className="questions__answer"
                  id={`question-${key}`}
                  {...thing(isWhole, 'Answer', 'acceptedAnswer')}
                >
                  <Prose content={answer} under={isGrouped ? 3 : 2} itemProp={isWhole ? 'text' : undefined} />
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
      {block.groups.length === 0 && <p className="vacant">{t('blocks.vacant')}</p>}
    </BlockFrame>
  )
}
