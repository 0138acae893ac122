import 'server-only'
import type { z } from 'zod'
import { isAppPath } from '#web/lib/http/app-paths.ts'
import { isLocale, type Locale, localeIds } from '#locales/table.ts'
import { instrumentPath } from '#web/content/values/markets.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import type { pathsResult } from './results.ts'
import { completeInstrument } from '#web/documents/shared-docs.ts'
import type { instrumentsResult } from '#web/documents/shared-results.ts'
import type { PagePath } from './types.ts'

type Pages = z.infer<typeof pathsResult>
type Instruments = z.infer<typeof instrumentsResult>

/**
 * Every address of the site in the languages it has: the editors' pages, and the page of each instrument whose
 * terms are complete. The one list that routes, links, the sitemap and the proxy are made of.
 */
export const sitePaths = (pages: Pages, instruments: Instruments): PagePath[] => {
  const written = pages.flatMap(({ language, path }) =>
    isLocale(language) ? [{ locale: language, path }] : [],
  )
  const taken = new Set(written.map(({ locale, path }) => `${locale} ${path}`))
  const ofInstruments = instruments.flatMap((row) =>
    localeIds.flatMap((locale) => {
      const complete = completeInstrument(row, locale)
      if (!complete) return []
      const path = instrumentPath(complete.assetClass, complete.symbol)
      return taken.has(`${locale} ${path}`) ? [] : [{ locale, path }]
    }),
  )
  return [...written, ...ofInstruments]
}

/**
 * Which pages exist, the program's own included, for the page being rendered: it ends when one comes, moves or
 * goes. The pages of instruments only for who shows instruments anyhow, since else every page would end with
 * every change to one.
 */
export const knownPathsForPage = async (instruments: Instruments = []) => {
  const paths = sitePaths(await readForPage(siteReads.paths), instruments)
  const known = new Set(paths.map(({ locale, path }) => `${locale} ${path}`))
  const exists = (locale: Locale, path: string) => isAppPath(path) || known.has(`${locale} ${path}`)
  return { paths, exists, languagesOf: (path: string) => localeIds.filter((locale) => exists(locale, path)) }
}
