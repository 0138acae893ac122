import 'server-only'
import { plainPath } from '#common/text/old-address.ts'
import { defaultLocale, type Locale, localePath } from '#locales/table.ts'
import type { LanguagePlan } from '#web/i18n/plan-language.ts'
import { hasPaper } from './legal-files.ts'

type Found = 'there' | (LanguagePlan & { action: 'redirect' }) | null

/** Whether an address is that of a paper, or one in capitals, which is sent on; null where no paper is. */
export const findPaper = async (prefix: Locale | null, path: string): Promise<Found> => {
  const plain = plainPath(path)
  if (!plain.startsWith('/legal/')) return null
  const locale = prefix ?? defaultLocale
  if (prefix !== defaultLocale && (await hasPaper(locale, path))) return 'there'
  if (plain === path || !(await hasPaper(locale, plain))) return null
  const reason = 'papers are written in small letters'
  return { action: 'redirect', status: 308, path: localePath(locale, plain), reason }
}
