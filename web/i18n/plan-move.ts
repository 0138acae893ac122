import { localeIds, localePath } from '#locales/table.ts'
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
) => { path: string; isPermanent: boolean } | null

/**
 * The language plan for the new address of a moved page, combined into one redirect. Null when the address has a page
 * or has not moved.
 */
export const planMove = (request: LanguageRequest, exists: Exists, find: FindMove): LanguagePlan | null => {
  const { prefix, path } = splitPrefix(request.pathname)
  const isPage = (at: string) =>
    prefix ? exists(prefix, at) : localeIds.some((locale) => exists(locale, at))
  const move = isPage(path) ? null : find(path, isPage)
  if (!move) return null
  const pathname = prefix ? `/${prefix}${move.path === '/' ? '' : move.path}` : move.path
  const plan = planLanguage({ ...request, pathname }, exists)
  if (plan.action === 'missing') return null
  if (plan.action === 'redirect') return plan
  return {
    action: 'redirect',
    status: move.isPermanent ? 308 : 307,
    path: localePath(plan.locale, plan.path),
    reason: 'an editor redirects this address',
  }
}
