import type { ViewProps } from '#web/blocks/define-block.ts'
import { getListedPapers } from '#web/documents/legal-document.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { anchorOf } from '#web/blocks/parts/plan-contents.ts'
import { LegalTable } from './legal-table.tsx'
import { planLibrary, planYearIndex } from './plan-library.ts'
import { YearIndexTable } from './year-index.tsx'
import type { LegalListBlock } from './query.ts'

/** Legal papers: an index by year if there are series, then one table per kind, folded but for the first. */
export const View = async ({ block, locale, isOpening }: ViewProps<LegalListBlock>) => {
  const groups = planLibrary(await getListedPapers(locale), block.kinds, locale)
  const index = planYearIndex(groups)
  const t = getTexts(locale, 'BasicLayout')
  const hasHead = !isOpening && Boolean(block.title)
  const named = hasHead && groups.length === 1
  return (
    <section className="wrap library" id={anchorOf(block)}>
      {hasHead && (
        <div className="library__head">
          <h2>{block.title}</h2>
          {block.lede && <p>{block.lede}</p>}
        </div>
      )}
      {index && <YearIndexTable index={index} locale={locale} />}
      {groups.map((group, place) => (
        <LegalTable
          key={group.kind}
          group={group}
          locale={locale}
          scope={block._key}
          heading={named ? null : hasHead ? 'h3' : 'h2'}
          isOpen={place === 0}
        />
      ))}
      {groups.length === 0 && <p className="library__empty">{t('legal.empty')}</p>}
    </section>
  )
}
