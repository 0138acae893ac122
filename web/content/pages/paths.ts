import 'server-only'
import { firstLevel } from '#web/serving/first-level.ts'
import { appPaths, isAppPath } from '#web/lib/http/app-paths.ts'
import { proxies } from '#web/serving/nginx/proxies.ts'
import { type Locale, localeIds } from '#locales/table.ts'
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

/** Every published page in every language, outside a render: for `generateStaticParams`. */
export const publishedPaths = async (): Promise<PagePath[]> => {
  const [pages, instruments] = await Promise.all([answerTo(page.paths), answerTo(instrument)])
  return sitePaths(pages.data, instruments.data)
}

const existenceIn = (paths: readonly PagePath[]): Exists => {
  const known = new Set(paths.map(({ locale, path }) => `${locale} ${path}`))
  return (locale, path) => isAppPath(path) || known.has(`${locale} ${path}`)
}

/** The pages that exist in a preview, drafts included. @throws when the lake fails */
export const previewedPages = async (perspective: Perspective): Promise<Exists> => {
  const [pages, instruments] = await Promise.all([
    previewAnswerTo(page.paths, perspective),
    previewAnswerTo(instrument, perspective),
  ])
  return existenceIn(sitePaths(pages, instruments))
}

/** Whether a page is published at a path, and whether a negative answer is reliable. */
export interface PublishedPages {
  exists: Exists
  /** False while the lake fails and something may have been published since the last answer. */
  isCurrent: boolean
}

/** The list with the times of its two reads: the proxy needs it per request, and it rarely changes. */
let held: { print: string; exists: Exists } | undefined

/** Each read by its own start: one of them may be older than an expiry of the other's tags. */
const tellFirstLevel = (paths: readonly PagePath[], pagesReadAt: number, instrumentsReadAt: number): void =>
  firstLevel()?.learn({
    reads: [
      { readAt: pagesReadAt, tags: page.paths.tags },
      { readAt: instrumentsReadAt, tags: instrument.tags },
    ],
    entries: paths.map(({ locale, path }) => `${locale} ${path}`),
  })

const tellProxies = (paths: readonly PagePath[]): void =>
  proxies()?.learn([
    ...paths,
    ...localeIds.flatMap((locale) => [...appPaths].map((path) => ({ locale, path }))),
  ])

/**
 * The published pages, for the proxy, outside a render. Two queries until a page or instrument is added, moved or
 * removed.
 * @throws when the lake fails and there is no last good value
 */
export const publishedPages = async (): Promise<PublishedPages> => {
  const [pages, instruments] = await Promise.all([answerTo(page.paths), answerTo(instrument)])
  const isCurrent = !pages.isLastGood && !instruments.isLastGood
  const print = `${pages.readAt} ${instruments.readAt}`
  if (held?.print !== print) {
    const paths = sitePaths(pages.data, instruments.data)
    held = { print, exists: existenceIn(paths) }
    if (isCurrent) tellFirstLevel(paths, pages.readAt, instruments.readAt)
    tellProxies(paths)
  }
  return { exists: held.exists, isCurrent }
}

/** {@link publishedPages}; while the list is unavailable, every address may exist (fail open for readers). */
export const pagesOrAny = async (): Promise<PublishedPages> =>
  publishedPages().catch((error: unknown) => {
    console.error('the list of pages is unknown:', error)
    return { exists: () => true, isCurrent: false }
  })

/**
 * The symbols of all published instruments in the editors' order: the instruments to request prices for.
 * @throws when the lake fails and there is no last good value
 */
export const publishedSymbols = async (): Promise<string[]> =>
  (await answerTo(instrument)).data.map(({ symbol }) => symbol)

/** The editors' redirects; empty when unavailable, so that missing pages are still reported as such. */
export const publishedRedirects = async (): Promise<Redirect[]> => {
  try {
    return (await answerTo(redirect)).data
  } catch (error) {
    console.error('the redirects are unknown:', error)
    return []
  }
}
