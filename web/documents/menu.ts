import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { foreignTarget, isSettingLink, type LinkContext, ownTarget } from '#web/content/values/links.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineDocument } from './define-document.ts'
import { linkContext } from './site-settings.ts'

const menuQuery = defineQuery(`*[_type == "menu" && _id == "menu"][0]{ items }`)

const menuItem = z.object({
  _key: z.string(),
  name: localizedText,
  path: text,
  isLink: z.boolean().nullish(),
  toPath: text,
  target: text,
  external: text,
  note: localizedText,
  nextRelease: localizedText,
  symbol: text,
  languages: z.array(z.string()).nullish(),
  get children() {
    return z.nullish(z.array(menuItem))
  },
})
type MenuItem = z.infer<typeof menuItem>

export const menu = defineDocument({
  type: 'menu',
  tag: 'menu',
  query: menuQuery,
  isOnEveryPage: true,
  shape: z.object({ items: z.array(menuItem).nullish() }).nullable(),
})

/** A menu entry in one language. */
export interface MenuEntry {
  key: string
  name: string
  /** Address, or null for a heading. */
  href: string | null
  /** Path without language prefix, to find the current section; null for external links. */
  path: string | null
  note: string | null
  /** The note with the next release of the calendar, as `{time}` and `{release}`. */
  nextRelease: string | null
  /** The instrument whose bid stands beside it in the open menu. */
  symbol: string | null
  external: boolean
  newWindow: boolean
  children: MenuEntry[]
}

const targetOf = (item: MenuItem, context: LinkContext) => {
  if (item.isLink === false) return null
  if (item.external && isSettingLink(item.external, context.links)) {
    const address = context.links[item.external]
    return address ? foreignTarget(address) : null
  }
  const path = item.toPath || item.path
  return path ? ownTarget(path, context) : null
}

/** Entries with an existing target, and headings above such entries; three levels as edited (requirements A8). */
export const menuEntries = (items: readonly MenuItem[], context: LinkContext): MenuEntry[] =>
  items.flatMap((item) => {
    if (item.languages?.length && !item.languages.includes(context.locale)) return []
    const children = menuEntries(item.children ?? [], context)
    const target = targetOf(item, context)
    const name = labelIn(item.name, context.locale)
    if (!name || (!target && children.length === 0)) return []
    return {
      key: item._key,
      name,
      href: target?.href ?? null,
      path: target?.external ? null : (item.path ?? null),
      note: inLocale(item.note, context.locale),
      nextRelease: inLocale(item.nextRelease, context.locale),
      symbol: item.symbol ?? null,
      external: target?.external ?? false,
      newWindow: item.target === '_blank',
      children,
    }
  })

/** The menu in one language; entries without a page in it are omitted (architecture 6). */
export const getMenu = async (locale: Locale): Promise<MenuEntry[]> => {
  const items = (await readForPage(menu))?.items
  return menuEntries(items ?? [], await linkContext(locale, items))
}
