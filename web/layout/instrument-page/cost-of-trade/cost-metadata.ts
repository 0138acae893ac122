import type { Metadata } from 'next'
import { fill } from '#common/fill.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { resources } from '#web/i18n/resources.ts'
import { isLocale } from '#locales/table.ts'
import type { Asked } from './plan-address.ts'

/** Metadata of the page that works out a past trade; not indexed, since every choice has an address of its own. */
export const costMetadata = async (locale: string, { symbol }: Asked): Promise<Metadata> => {
  if (!isLocale(locale)) return {}
  const { pastTrade: words } = resources[locale].trading
  const { brandName } = await getSettings(locale)
  return {
    title: `${symbol === '' ? words.heading : fill(words.title, { symbol })} · ${brandName}`,
    description: fill(words.description, { symbol }),
    robots: { index: false },
  }
}
