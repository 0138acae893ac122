import type { Metadata } from 'next'
import { getSettings } from '#web/content/settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { isLocale } from '#locales/table.ts'

/** The head of the page an unknown address gets. */
export const missingMetadata = async (locale: string): Promise<Metadata> => {
  if (!isLocale(locale)) return {}
  const t = getTexts(locale, 'BasicLayout')
  const { brandName } = await getSettings(locale)
  return {
    title: `${t('notFound.title')} · ${brandName}`,
    description: t('notFound.description'),
    robots: { index: false },
  }
}
