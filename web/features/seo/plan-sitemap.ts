import type { DatedAddress } from '#web/content/pages/change-dates.ts'
import { defaultLocale, type Locale, localeIds, localePath } from '#locales/table.ts'

/** An address with its alternates in all languages. */
export interface SitemapEntry {
  loc: string
  lastmod: string | null
  alternates: { hreflang: Locale | 'x-default'; href: string }[]
}

/**
 * The sitemap entries, one per page and language. Each lists all languages of its page, itself included, so that they
 * are mutual; x-default is English, else the first (quality 7).
 */
export const planSitemap = (addresses: readonly DatedAddress[], siteUrl: string): SitemapEntry[] => {
  const byPath = Map.groupBy(addresses, ({ path }) => path)
  const at = (locale: Locale, path: string) => `${siteUrl}${localePath(locale, path)}`
  return [...byPath].flatMap(([path, versions]) => {
    const locales = localeIds.filter((id) => versions.some(({ locale }) => locale === id))
    const [first] = locales
    if (!first) return []
    const fallback = locales.includes(defaultLocale) ? defaultLocale : first
    const alternates = [
      ...locales.map((id) => ({ hreflang: id, href: at(id, path) })),
      { hreflang: 'x-default' as const, href: at(fallback, path) },
    ]
    return versions.map(({ locale, changedAt }) => ({
      loc: at(locale, path),
      lastmod: changedAt,
      alternates: locales.length > 1 ? alternates : [],
    }))
  })
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)

/** The sitemap as XML (sitemaps.org), with Google's extension for alternates. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => {
  const urls = entries.map(({ loc, lastmod, alternates }) => {
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
    return `<url><loc>${escapeXml(loc)}</loc>${changed}${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
