import type { DocumentResolver } from 'sanity/presentation'
import { localeIds, locales } from '#locales/table.ts'

const pageFilter = '_type == "page" && language == $language && path == $path'

/** Languages with a prefix first: an address without one is English. */
const inOrder = localeIds.toSorted((a, b) => locales[b].prefix.length - locales[a].prefix.length)

/** Which document the form shows beside a page of the site. */
export const mainDocuments: DocumentResolver[] = inOrder.map((language) => {
  const { prefix } = locales[language]
  return {
    route: [prefix || '/', `${prefix}/:rest(.*)`],
    resolve: ({ params }) => ({
      filter: pageFilter,
      params: { language, path: `/${params['rest'] ?? ''}` },
    }),
  }
})
