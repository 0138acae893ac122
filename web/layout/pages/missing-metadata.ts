import type { Metadata } from 'next'
import { getSettings } from '#web/documents/settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
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

/** The head of the page an unknown address gets. */
export const missingMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'notFound')

/** The head of the page shown while another cannot be drawn. */
export const tryAgainMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'tryAgain')

/** The head of the page for whom too much was asked from their address. */
export const tooManyMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'tooMany')

/** The head of the search page: whoever searches from elsewhere is to find the pages themselves. */
export const searchMetadata = (locale: string): Promise<Metadata> => headOf(locale, 'search')
