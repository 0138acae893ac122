import 'server-only'
import { assetAnswer, unavailable } from '#web/content/files/asset-answer.ts'
import { datedInstruments, datedPages, datedPapers, programPages } from '#web/content/pages/change-dates.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { planSitemap, sitemapXml } from './plan-sitemap.ts'

/** `/sitemap.xml`: all pages and papers in all languages, current with the first request after a publish. */
export const sitemapAnswer = async (request: Request): Promise<Response> => {
  try {
    const addresses = [
      ...(await datedPages()),
      ...(await datedInstruments()),
      ...programPages(),
      ...(await datedPapers()),
    ]
    const xml = sitemapXml(planSitemap(addresses, siteSettings().siteUrl))
    return assetAnswer(request, {
      bytes: Buffer.from(xml),
      tag: xml,
      type: 'application/xml; charset=utf-8',
      name: 'sitemap.xml',
      isPermanent: false,
    })
  } catch (error) {
    return unavailable('/sitemap.xml', error)
  }
}

/**
 * `/robots.txt`. Pages that must not be indexed say so themselves, which crawlers can only see if they may fetch them.
 * Only API routes are disallowed.
 */
export const robotsAnswer = (request: Request): Response => {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteSettings().siteUrl}/sitemap.xml\n`
  return assetAnswer(request, {
    bytes: Buffer.from(text),
    tag: text,
    type: 'text/plain; charset=utf-8',
    name: 'robots.txt',
    isPermanent: false,
  })
}
