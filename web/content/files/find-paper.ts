import 'server-only'
import { plainPath } from '#common/text/old-address.ts'
import { defaultLocale, type Locale, localePath } from '#locales/table.ts'
import { hasPaper } from './legal-files.ts'

/** Whether an address is that of a paper, or, where papers are written otherwise, the right one; null where no paper is. */
export const findPaper = async (
  prefix: Locale | null,
  path: string,
): Promise<'there' | { path: string } | null> => {
  const plain = plainPath(path)
  if (!plain.startsWith('/legal/')) return null
  const locale = prefix ?? defaultLocale
  if (prefix !== defaultLocale && (await hasPaper(locale, path))) return 'there'
  if (plain === path || !(await hasPaper(locale, plain))) return null
  return { path: localePath(locale, plain) }
}
