import { fill } from '#common/fill.ts'
import { resources } from '#web/i18n/resources.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { type Locale, localePath, locales } from '#locales/table.ts'

/**
 * What paper begins with and no screen shows: the page's address. The page script adds the time of printing, to which
 * `data-printed` has the words, with the places of address and time still open.
 */
export const PrintedLine = ({ locale, path }: { locale: Locale; path: string }) => {
  const { from, at } = resources[locale].BasicLayout.printed
  const { host } = new URL(siteSettings().siteUrl)
  return (
    <p className="printed" data-printed={at} data-intl={locales[locale].intl}>
      {fill(from, { address: `${host}${localePath(locale, path)}` })}
    </p>
  )
}
