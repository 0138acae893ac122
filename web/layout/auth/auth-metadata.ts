import type { Metadata } from 'next'
import { getSettings } from '#web/documents/site-settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { defaultLocale, isLocale, localeIds, localePath } from '#locales/table.ts'

type AuthPage = 'login' | 'signUp' | 'forgot' | 'centre'

/** Pages worth finding through a search engine; the others only make sense within a flow. */
const found: ReadonlySet<AuthPage> = new Set(['login', 'signUp'])

/** The metadata of a page in the login layout. */
export const authMetadata = async (locale: string, page: AuthPage, path: string): Promise<Metadata> => {
  if (!isLocale(locale)) return {}
  const { brandName } = await getSettings(locale)
  const { siteUrl } = siteSettings()
  const t = getTexts(locale, 'login')
  const address = (id: (typeof localeIds)[number]) => `${siteUrl}${localePath(id, path)}`
  return {
    title: `${t(`${page}.title`)} · ${brandName}`,
    description: t(`${page}.description`),
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(localeIds.map((id) => [id, address(id)])),
        'x-default': address(defaultLocale),
      },
    },
    ...(found.has(page) ? {} : { robots: { index: false } }),
  }
}
