import type { BreadcrumbList, Organization, Thing, WithContext } from 'schema-dts'
import type { Entity } from '#web/documents/entity.ts'
import type { MenuEntry } from '#web/documents/menu.ts'
import type { PageContent } from '#web/content/pages/page.ts'
import { type Locale, localePath } from '#locales/table.ts'

/** Everything here is also in the words of the page it stands on (quality 7). */

/** The firm, as named in the footer. */
export const organization = (
  entity: Entity,
  brandName: string,
  siteUrl: string,
): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brandName,
  legalName: entity.firmName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/assets/favicon.svg`,
  address: entity.address.split('\n').join(', '),
  identifier: entity.licenceNumber,
})

/** The page's path through the menu; headings without address are skipped. */
export const breadcrumbs = (
  { locale, path, title }: Pick<PageContent, 'locale' | 'path' | 'title'>,
  trail: readonly MenuEntry[],
  homeName: string,
  siteUrl: string,
): WithContext<BreadcrumbList> => {
  const at = (id: Locale, to: string) => `${siteUrl}${localePath(id, to)}`
  const above = trail
    .slice(0, -1)
    .flatMap(({ name, href, external }) => (href && !external ? [{ name, item: `${siteUrl}${href}` }] : []))
  const steps = [{ name: homeName, item: at(locale, '/') }, ...above, { name: title, item: at(locale, path) }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

/** Escaped for a script element. */
export const scriptText = (data: WithContext<Thing>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')
