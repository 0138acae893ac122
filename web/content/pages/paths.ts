import 'server-only'
import { isAppPath } from '#web/lib/http/app-paths.ts'
import type { Locale } from '#locales/table.ts'
import { sitePaths } from '#web/documents/page.ts'
import type { Perspective } from '#web/content/preview/plan-perspective.ts'
import { previewAnswerTo } from '#web/content/preview/preview-reads.ts'
import type { Redirect } from './plan-redirect.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { instrument } from '#web/documents/instrument.ts'
import { page } from '#web/documents/page.ts'
import { redirect } from '#web/documents/redirect.ts'
import type { PagePath } from '#web/documents/page.ts'

type Exists = (locale: Locale, path: string) => boolean

/** Every published page of every language, for those who belong to no render: `generateStaticParams`. */
export const publishedPaths = async (): Promise<PagePath[]> => {
  const [pages, instruments] = await Promise.all([answerTo(page.paths), answerTo(instrument)])
  return sitePaths(pages.data, instruments.data)
}

const existenceIn = (paths: readonly PagePath[]): Exists => {
  const known = new Set(paths.map(({ locale, path }) => `${locale} ${path}`))
  return (locale, path) => isAppPath(path) || known.has(`${locale} ${path}`)
}

/** Which pages an editor in preview may open, drafts included. @throws when the lake fails */
export const previewedPages = async (perspective: Perspective): Promise<Exists> => {
  const [pages, instruments] = await Promise.all([
    previewAnswerTo(page.paths, perspective),
    previewAnswerTo(instrument, perspective),
  ])
  return existenceIn(sitePaths(pages, instruments))
}

/** Whether a page is published at a path of a language, without its prefix, and whether a no can be relied on. */
export interface PublishedPages {
  exists: Exists
  /** False while the lake fails and something may have been published since it was last asked. */
  isCurrent: boolean
}

/** The list by when its two questions were put: the proxy asks with every request, the list seldom changes. */
let held: { print: string; exists: Exists } | undefined

/**
 * The pages there are, for the proxy, outside any render. Two questions to the lake for all of them until a page
 * or an instrument comes, moves or goes.
 * @throws when the lake fails and never answered before
 */
export const publishedPages = async (): Promise<PublishedPages> => {
  const [pages, instruments] = await Promise.all([answerTo(page.paths), answerTo(instrument)])
  const isCurrent = !pages.isLastGood && !instruments.isLastGood
  const print = `${pages.readAt} ${instruments.readAt}`
  if (held?.print !== print) held = { print, exists: existenceIn(sitePaths(pages.data, instruments.data)) }
  return { exists: held.exists, isCurrent }
}

/**
 * The symbols of all published instruments, in the editors' order: what the broker is asked prices for.
 * @throws when the lake fails and never answered before
 */
export const publishedSymbols = async (): Promise<string[]> =>
  (await answerTo(instrument)).data.map(({ symbol }) => symbol)

/** The editors' redirects; none while they cannot be had, since a page that is missing is then still said so. */
export const publishedRedirects = async (): Promise<Redirect[]> => {
  try {
    return (await answerTo(redirect)).data
  } catch (error) {
    console.error('the redirects are unknown:', error)
    return []
  }
}
