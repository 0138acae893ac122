import type { Metadata } from 'next'
import { getSettings } from '#web/documents/settings.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { isLocale, localeIds, localePath } from '#locales/table.ts'

type AuthPage = 'login' | 'signUp' | 'forgot' | 'centre'

/** Pages that say something to a stranger who searches for them; the others are only for who is on the way. */
const found: ReadonlySet<AuthPage> = new Set(['login', 'signUp'])

/** The head of a page of the login layout. */
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
        'x-default': address('en'),
      },
    },
    ...(found.has(page) ? {} : { robots: { index: false } }),
  }
}
