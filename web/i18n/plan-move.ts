import { isLocale, localeIds, localePath } from '#locales/table.ts'
import {
  type Exists,
  type LanguagePlan,
  type LanguageRequest,
  planLanguage,
  splitPrefix,
} from './plan-language.ts'

/** The new address of one without a page; null when there is none. */
export type FindMove = (
  path: string,
  isPage: (path: string) => boolean,
) => { path: string; isPermanent: boolean; taken: readonly string[] } | null

/** The language prefix is read in capitals, too, and behind doubled slashes; a slash at the end is none. */
const asWritten = (pathname: string): string => {
  const small = pathname.replace(/^\/+([^/]+)(?=\/|$)/, (whole, first: string) =>
    isLocale(first.toLowerCase()) ? `/${first.toLowerCase()}` : whole,
  )
  return small.replace(/(?<=.)\/+$/, '')
}

/**
 * The language plan for the new address of a moved page, combined into one redirect. Null when the address has a page
 * or has not moved.
 */
export const planMove = (request: LanguageRequest, exists: Exists, find: FindMove): LanguagePlan | null => {
  const written = asWritten(request.pathname)
  const { prefix, path } = splitPrefix(written)
  const isPage = (at: string) =>
    prefix ? exists(prefix, at) : localeIds.some((locale) => exists(locale, at))
  const move = isPage(path) && written === request.pathname ? null : find(path, isPage)
  if (!move) return null
  const pathname = prefix ? `/${prefix}${move.path === '/' ? '' : move.path}` : move.path
  const plan = planLanguage({ ...request, pathname }, exists)
  if (plan.action === 'missing') return null
  if (plan.action === 'redirect') return { ...plan, taken: move.taken }
  return {
    action: 'redirect',
    status: move.isPermanent ? 308 : 307,
    path: localePath(plan.locale, plan.path),
    taken: move.taken,
    reason: 'an editor redirects this address',
  }
}
