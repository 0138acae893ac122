import 'server-only'
import { isAppPath } from '#web/lib/app-paths.ts'
import type { Locale } from '#locales/table.ts'
import { pagePathsOf } from './known-paths.ts'
import type { Redirect } from './plan-redirect.ts'
import { answerTo } from './read.ts'
import { siteReads } from './reads.ts'
import { redirectsRead } from './shared-reads.ts'

/**
 * Whether a page is published at a path of a language, without its prefix. For the proxy, outside any render.
 * One question to the lake for all of them until a page comes, moves or goes.
 * @throws when the lake fails and never answered before
 */
export const publishedPages = async (): Promise<(locale: Locale, path: string) => boolean> => {
  const { data } = await answerTo(siteReads.paths)
  const known = new Set(pagePathsOf(data).map(({ locale, path }) => `${locale} ${path}`))
  return (locale, path) => isAppPath(path) || known.has(`${locale} ${path}`)
}

/** The editors' redirects; none while they cannot be had, since a page that is missing is then still said so. */
export const publishedRedirects = async (): Promise<Redirect[]> => {
  try {
    return (await answerTo(redirectsRead)).data
  } catch (error) {
    console.error('the redirects are unknown:', error)
    return []
  }
}
