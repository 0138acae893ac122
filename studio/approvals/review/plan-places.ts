import { itemsOf } from '#common/records.ts'
import { isLocale, type Locale, localeIds, localePath } from '#locales/table.ts'
import { addressOf } from '#schemas/lib/targets.ts'

/** Where readers of a type without a page of its own look at it: there is a page there without the document too. */
const paths: Readonly<Record<string, string>> = {
  riskWarning: '/',
  menu: '/',
  entity: '/',
  siteSettings: '/',
  banner: '/',
  legalDocument: '/more/legal',
  contact: '/more/contact',
}

/** Whether a document has a page of its own, so that without it there is none. */
export const hasOwnPage = ({ _type }: { _type: string }): boolean => paths[_type] === undefined

/** The part of the site a banner stands in first; the home page where it stands everywhere. */
const firstRoute = ({ routes }: { readonly [field: string]: unknown }): string | undefined =>
  itemsOf(routes).find((route) => typeof route === 'string')

/** The languages a document is shown in: its own, those it names, or all. */
function languagesOf({ language, languages }: { readonly [field: string]: unknown }): readonly Locale[] {
  if (isLocale(language)) return [language]
  const named = localeIds.filter((locale) => itemsOf(languages).includes(locale))
  return named.length > 0 ? named : localeIds
}

/**
 * The address on the site, in each language it is shown in, where a change of a document can be looked at; none
 * where visitors see nothing of it.
 */
export function planPlaces(document: { _type: string; [field: string]: unknown }): Map<Locale, string> {
  const path = firstRoute(document) ?? paths[document._type] ?? addressOf(document)
  if (path === undefined) return new Map()
  return new Map(languagesOf(document).map((locale) => [locale, localePath(locale, path)]))
}
