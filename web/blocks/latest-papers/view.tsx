import type { ViewProps } from '#web/blocks/define-block.ts'
import { anchorOf, headingIdOf } from '#web/blocks/parts/plan-contents.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getLegalDocuments } from '#web/documents/legal-document.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { formatDay } from '#web/lib/numbers/format.ts'
import { planLatest } from './plan-latest.ts'
import type { LatestPapersBlock } from './query.ts'

/** The newest papers as one list; nothing where there is none. */
export const View = async ({ block, locale }: ViewProps<LatestPapersBlock>) => {
  const today = new Date().toISOString().slice(0, 10)
  const papers = planLatest(await getLegalDocuments(locale), today)
  const t = getTexts(locale, 'BasicLayout')
  if (papers.length === 0) return null
  return (
    <section
      className="wrap latest"
      id={anchorOf(block)}
      aria-labelledby={block.heading ? headingIdOf(block) : undefined}
    >
      {block.heading && <h2 id={headingIdOf(block)}>{block.heading}</h2>}
      <ul className="latest__papers">
        {papers.map((paper) => {
          const file = paper.files.find((own) => own.locale === locale) ?? paper.files[0]
          return (
            <li key={paper.slug}>
              <time dateTime={paper.effectiveFrom ?? undefined}>
                {paper.effectiveFrom && formatDay(locale, paper.effectiveFrom)}
              </time>
              <a href={file?.href} hrefLang={file?.locale} lang={paper.titleLocale}>
                {paper.title}
              </a>
              <span className="latest__version">
                {paper.versionLabel && t('legal.versionShort', { version: paper.versionLabel })}
              </span>
              <em>{paper.changes}</em>
            </li>
          )
        })}
      </ul>
      {block.more?.label && (
        <SiteLink link={block.more} className="more">
          {block.more.label}
          <Icon name="arrow" size={18} />
        </SiteLink>
      )}
    </section>
  )
}
