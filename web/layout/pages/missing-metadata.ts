import type { Metadata } from 'next'
import { getSettings } from '#web/documents/site-settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { resources } from '#web/i18n/resources.ts'
import { isLocale } from '#locales/table.ts'

const headOf = async (
  locale: string,
  page: 'notFound' | 'tryAgain' | 'tooMany' | 'search',
): Promise<Metadata> => {
  if (!isLocale(locale)) return {}
  const t = getTexts(locale, 'BasicLayout')
  const { brandName } = await getSettings(locale)
  return {
    title: `${t(`${page}.title`)} · ${brandName}`,
    description: t(`${page}.description`),
    robots: { index: false },
  }
}

/** Metadata of the 404 page. */
export const missingMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'notFound')

/** Metadata of the 503 page. */
export const tryAgainMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'tryAgain')

/** Metadata of the 429 page. */
export const tooManyMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'tooMany')

/** Metadata of the search page, which is not indexed: search engines should list the pages themselves. */
export const searchMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'search')

/** Metadata of the page that answers a partner form posted without script. */
export const enquiryMetadata = async (locale: string): Promise<Metadata> => {
  if (!isLocale(locale)) return {}
  const { partner } = resources[locale].login
  const { brandName } = await getSettings(locale)
  return {
    title: `${partner.title} · ${brandName}`,
    description: partner.plain.description,
    robots: { index: false },
  }
}
