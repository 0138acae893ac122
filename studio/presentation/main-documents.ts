import type { DocumentResolver } from 'sanity/presentation'
import { localeIds, locales } from '#locales/table.ts'
import { assetClasses, marketPaths } from '#schemas/lib/markets.ts'

const pageFilter = '_type == "page" && language == $language && path == $path'

/** Languages with a prefix first: an address without one is English. */
const inOrder = localeIds.toSorted((a, b) => locales[b].prefix.length - locales[a].prefix.length)

/** The page of an instrument is generated from the instrument, the same for every language. */
const instrumentFilter = '_type == "instrument" && lower(symbol) == $symbol && assetClass == $assetClass'

const instruments: DocumentResolver[] = inOrder.flatMap((language) =>
  assetClasses.map(
    ({ value }): DocumentResolver => ({
      route: `${locales[language].prefix}${marketPaths[value]}/:symbol`,
      resolve: ({ params }) => ({
        filter: instrumentFilter,
        params: { symbol: params['symbol'] ?? '', assetClass: value },
      }),
    }),
  ),
)

const pages: DocumentResolver[] = inOrder.map((language) => {
  const { prefix } = locales[language]
  return {
    route: [prefix || '/', `${prefix}/:rest(.*)`],
    resolve: ({ params }) => ({
      filter: pageFilter,
      params: { language, path: `/${params['rest'] ?? ''}` },
    }),
  }
})

/** Which document the form shows beside a page of the site. */
export const mainDocuments: DocumentResolver[] = [...instruments, ...pages]
