import 'server-only'
import type { Locale } from '#locales/table.ts'
import { menuEntries } from './menu-entries.ts'
import { siteReads } from './reads.ts'
import { readForPage } from './render-scope.ts'
import { linkContext } from './settings.ts'
import type { MenuEntry } from './types.ts'

/** The menu in one language; entries without a page there are left out (architecture, names fixed). */
export const getMenu = async (locale: Locale): Promise<MenuEntry[]> => {
  const [menu, context] = await Promise.all([readForPage(siteReads.menu), linkContext(locale)])
  return menuEntries(menu?.items ?? [], context)
}
