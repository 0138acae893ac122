import { defineQuery } from 'groq'
import { z } from 'zod'
import { isLocale, type Locale, localeIds } from '#locales/table.ts'
import { defineRead, type Read } from '#web/content/lake/read.ts'
import { readForPage, readWithEveryPage } from '#web/content/render/render-scope.ts'
import { instrumentPath } from '#web/content/values/markets.ts'
import { isAppPath } from '#web/lib/http/app-paths.ts'
import { type ChangedDocument, type DocumentType, imagesTag, pathsTag } from './define-document.ts'
import { completeInstrument, type InstrumentRows } from './instrument.ts'

const pageQuery = defineQuery(`
  *[_type == "page" && defined(path) && defined(language)] | order(path asc, language asc){ _id, language, path }
`)

/** Expires reads over all pages' content: sitemap dates and search. */
export const contentsTag = 'contents'

const allPagesTag = 'pages'
const pageTag = (language: string, path: string): string => `page:${language}:${path}`

const tagsOf = ({ language, path, previousPath, operation }: ChangedDocument): string[] => {
  if (!language || !path) return [allPagesTag, pathsTag, imagesTag, contentsTag]
  const isMoved = operation !== 'update' || (previousPath !== undefined && previousPath !== path)
  return [
    pageTag(language, path),
    ...(previousPath === undefined ? [] : [pageTag(language, previousPath)]),
    ...(isMoved ? [pathsTag] : []),
    imagesTag,
    contentsTag,
  ]
}

const pathsRead: Read<{ language: string; path: string }[]> = {
  ...defineRead(
    pathsTag,
    [pathsTag],
    pageQuery,
    z.array(z.object({ language: z.string(), path: z.string() })),
  ),
  hasWords: false,
}
readWithEveryPage(pathsRead)

export const page = {
  type: 'page',
  tagsOf,
  /** Language and path of every page. */
  paths: pathsRead,
  /** Tags of the read of one page, and of the page itself. */
  tagsAt: (language: Locale, path: string): readonly string[] => [allPagesTag, pageTag(language, path)],
} as const satisfies DocumentType & Record<string, unknown>

type Pages = ReturnType<typeof pathsRead.parse>

/** An existing page, for `generateStaticParams` and the sitemap. */
export interface PagePath {
  locale: Locale
  path: string
}

/**
 * Every address of the site by language: editors' pages, and pages of complete instruments. The single source of
 * routes, links, sitemap and proxy.
 */
export const sitePaths = (pages: Pages, instruments: InstrumentRows): PagePath[] => {
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
 * The existing pages, the program's own included, during a render: the page expires when one is added, moved or
 * removed. Instrument pages only where instruments are shown anyway, since otherwise every page would expire with
 * every change of one.
 */
export const knownPathsForPage = async (instruments: InstrumentRows = []) => {
  const paths = sitePaths(await readForPage(page.paths), instruments)
  const known = new Set(paths.map(({ locale, path }) => `${locale} ${path}`))
  const exists = (locale: Locale, path: string) => isAppPath(path) || known.has(`${locale} ${path}`)
  return { paths, exists, languagesOf: (path: string) => localeIds.filter((locale) => exists(locale, path)) }
}
