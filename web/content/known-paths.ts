import 'server-only'
import { isAppPath } from '#web/lib/app-paths.ts'
import { isLocale, type Locale, localeIds } from '#locales/table.ts'
import { siteReads } from './reads.ts'
import { readForPage } from './render-scope.ts'
import type { PagePath } from './types.ts'

/** Every published page of the languages of this site. */
export const pagePathsOf = (rows: readonly { language: string; path: string }[]): PagePath[] =>
  rows.flatMap(({ language, path }) => (isLocale(language) ? [{ locale: language, path }] : []))

/** Which pages exist, the program's own included, for the page being rendered: it ends when one comes, moves or goes. */
export const knownPathsForPage = async () => {
  const paths = pagePathsOf(await readForPage(siteReads.paths))
  const known = new Set(paths.map(({ locale, path }) => `${locale} ${path}`))
  const exists = (locale: Locale, path: string) => isAppPath(path) || known.has(`${locale} ${path}`)
  return { paths, exists, languagesOf: (path: string) => localeIds.filter((locale) => exists(locale, path)) }
}
