import { getEntity } from '#web/documents/entity.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import type { MenuEntry } from '#web/documents/menu.ts'
import type { PageContent } from '#web/content/pages/page.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { breadcrumbs, organization, scriptText } from './json-ld.ts'

/** What search engines read of a page beside its elements: the firm on the home page, breadcrumbs elsewhere. */
export const StructuredData = async ({ page, trail }: { page: PageContent; trail: readonly MenuEntry[] }) => {
  const { siteUrl } = siteSettings()
  const homeName = getTexts(page.locale, 'BasicLayout')('homePage')
  const place =
    page.path === '/'
      ? organization(await getEntity(page.locale), (await getSettings(page.locale)).brandName, siteUrl)
      : breadcrumbs(page, trail, homeName, siteUrl)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(place) }} />
}
