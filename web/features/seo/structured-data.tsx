import type { Thing, WithContext } from 'schema-dts'
import { getEntity } from '#web/documents/entity.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import type { MenuEntry } from '#web/documents/menu.ts'
import type { PageContent } from '#web/content/pages/page.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { breadcrumbs, faqPage, organization, scriptText } from './json-ld.ts'

/**
 * Structured data of a page: the firm on the home page, breadcrumbs elsewhere, and the questions on the one page with
 * all of them (repeated markup counts as spam).
 */
export const StructuredData = async ({ page, trail }: { page: PageContent; trail: readonly MenuEntry[] }) => {
  const { siteUrl } = siteSettings()
  const homeName = getTexts(page.locale, 'BasicLayout')('homePage')
  const questions = page.blocks.flatMap((block) =>
    block._type === 'faqList' && block.isWhole ? block.groups : [],
  )
  const place =
    page.path === '/'
      ? organization(await getEntity(page.locale), (await getSettings(page.locale)).brandName, siteUrl)
      : breadcrumbs(page, trail, homeName, siteUrl)
  return (
    <>
      <JsonLd data={place} />
      {questions.length > 0 && <JsonLd data={faqPage(questions)} />}
    </>
  )
}

const JsonLd = ({ data }: { data: WithContext<Thing> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
)
