import 'server-only'
import type { Locale } from '#locales/table.ts'
import { menuEntries } from './menu-entries.ts'
import { siteReads } from '#web/content/lake/reads.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { linkContext } from './settings.ts'
import type { MenuEntry } from '#web/content/pages/types.ts'

/** The menu in one language; entries without a page there are left out (architecture 6). */
export const getMenu = async (locale: Locale): Promise<MenuEntry[]> => {
  const menu = await readForPage(siteReads.menu)
  return menuEntries(menu?.items ?? [], await linkContext(locale, menu?.items))
}
