import { isLocale, type Locale, localePath } from '#locales/table.ts'

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where the current version stands: `/de/legal/risk-disclosure.pdf`. */
export const currentAddress = (slug: string, locale: Locale): string =>
  localePath(locale, `/legal/${slug}.pdf`)

/** Where one version stands for ever: `/legal/risk-disclosure/2.de.pdf`. */
export const versionAddress = (slug: string, version: number, locale: Locale): string =>
  `/legal/${slug}/${version}.${locale}.pdf`

/** The slug in `<slug>.pdf`, or null. */
export const slugOfFile = (name: string): string | null => {
  const slug = /^(.+)\.pdf$/.exec(name)?.[1] ?? ''
  return slugShape.test(slug) ? slug : null
}

/** Number and language in `<n>.<language>.pdf`, or null. */
export const versionOfFile = (name: string): { version: number; locale: Locale } | null => {
  const [, number = '', locale] = /^([1-9]\d{0,4})\.([a-z]{2})\.pdf$/.exec(name) ?? []
  return isLocale(locale) ? { version: Number(number), locale } : null
}

/** Where the list of all versions stands: `/legal/risk-disclosure/timemap.de`. */
export const timemapAddress = (slug: string, locale: Locale): string => `/legal/${slug}/timemap.${locale}`

/** The language in `timemap.<language>`, or null. */
export const languageOfTimemap = (name: string): Locale | null => {
  const locale = /^timemap\.([a-z]{2})$/.exec(name)?.[1]
  return isLocale(locale) ? locale : null
}
