import { foreignTarget, isSettingLink, type LinkContext, ownTarget } from '#web/content/values/links.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import type { MenuItemResult } from '#web/content/pages/results.ts'
import type { MenuEntry } from '#web/content/pages/types.ts'

const targetOf = (item: MenuItemResult, context: LinkContext) => {
  if (item.isLink === false) return null
  if (item.external && isSettingLink(item.external, context.links)) {
    const address = context.links[item.external]
    return address ? foreignTarget(address) : null
  }
  const path = item.toPath || item.path
  return path ? ownTarget(path, context) : null
}

/** Entries of this language that lead somewhere, and headings over such entries; three levels as edited (requirements A8). */
export const menuEntries = (items: readonly MenuItemResult[], context: LinkContext): MenuEntry[] =>
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
      external: target?.external ?? false,
      newWindow: item.target === '_blank',
      children,
    }
  })
