import { isLocale, type Locale, localeIds, localePath } from '#locales/table.ts'
import { addressOf } from '#schemas/lib/targets.ts'

/** Where readers of a type without a page of its own look at it. */
const paths: Readonly<Record<string, string>> = {
  riskWarning: '/',
  menu: '/',
  entity: '/',
  siteSettings: '/',
  banner: '/',
  legalDocument: '/more/legal',
  contact: '/more/contact',
}

/**
 * The address on the site, in each language it is shown in, where a change of a document can be looked at; none
 * where visitors see nothing of it.
 */
export function planPlaces(document: { _type: string; [field: string]: unknown }): Map<Locale, string> {
  const path = paths[document._type] ?? addressOf(document)
  if (path === undefined) return new Map()
  const { language } = document
  const shown = isLocale(language) ? [language] : localeIds
  return new Map(shown.map((locale) => [locale, localePath(locale, path)]))
}
