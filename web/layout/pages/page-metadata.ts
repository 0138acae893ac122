import type { Metadata } from 'next'
import type { PageContent } from '#web/content/pages/page.ts'
import type { RiskWarning } from '#web/documents/risk-warning.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'
import { shareAddress, shareOf } from '#web/features/seo/og/share.ts'
import { size } from '#web/features/seo/og/size.ts'
import { defaultLocale, type Locale, localePath, locales } from '#locales/table.ts'

const address = (siteUrl: string, locale: Locale, path: string) => `${siteUrl}${localePath(locale, path)}`

/**
 * A page's metadata: title with the brand, absolute canonical address without query, and alternates in the languages
 * in which the page exists; x-default is English, else the first.
 */
export const pageMetadata = (
  page: Pick<PageContent, 'metadata' | 'locale' | 'path' | 'alternates'>,
  settings: SiteSettings,
  risk: RiskWarning,
  siteUrl: string,
): Metadata => {
  const { metadata, locale, path, alternates } = page
  const title = metadata.title || settings.metadata.title
  const description = metadata.description || settings.metadata.description
  const keywords = metadata.keywords.length > 0 ? metadata.keywords : settings.metadata.keywords
  const canonical = address(siteUrl, locale, path)
  const fallback = alternates.includes(defaultLocale) ? defaultLocale : (alternates[0] ?? locale)
  const share = shareOf(page, settings, risk)
  return {
    title: `${title} · ${settings.brandName}`,
    description,
    keywords: [...keywords],
    alternates: {
      canonical,
      languages: {
        ...Object.fromEntries(alternates.map((id) => [id, address(siteUrl, id, path)])),
        'x-default': address(siteUrl, fallback, path),
      },
    },
    twitter: { card: 'summary_large_image' },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: settings.brandName,
      type: 'website',
      locale: locales[locale].ogLocale,
      images: [{ url: `${siteUrl}${shareAddress(page, share)}`, ...size, alt: title }],
    },
  }
}
