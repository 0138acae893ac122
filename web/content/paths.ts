import 'server-only'
import type { Locale } from '#locales/table.ts'
import { pagePathsOf } from './known-paths.ts'
import { answerTo } from './read.ts'
import { siteReads } from './reads.ts'

/**
 * Whether a page is published at this path in this language; `path` is without the language prefix.
 * For the proxy, outside any render. One question to the lake for all of them until a page comes, moves or goes.
 * @throws when the lake fails and never answered before
 */
export const isKnownPath = async (locale: Locale, path: string): Promise<boolean> => {
  const { data } = await answerTo(siteReads.paths)
  return pagePathsOf(data).some((page) => page.locale === locale && page.path === path)
}
