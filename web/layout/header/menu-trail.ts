import type { MenuEntry } from '#web/documents/menu.ts'

/** The path of entries from the top of the menu to this page; empty if the page is not in the menu. */
export const menuTrail = (entries: readonly MenuEntry[], path: string): MenuEntry[] => {
  for (const entry of entries) {
    if (entry.path === path && entry.children.length === 0) return [entry]
    const below = menuTrail(entry.children, path)
    if (below.length > 0) return [entry, ...below]
    if (entry.path === path) return [entry]
  }
  return []
}

export interface MenuGroup {
  key: string
  /** Null for links directly under the section. */
  heading: MenuEntry | null
  links: MenuEntry[]
}

/** All links below an entry, at any depth. */
const linksBelow = (entry: MenuEntry): MenuEntry[] =>
  entry.children.flatMap((child) => [...(child.href ? [child] : []), ...linksBelow(child)])

/**
 * The groups of a section in menu sheet and tab bar: one per child with links below it, and one without heading for
 * links directly under the section.
 */
export const menuGroups = (section: MenuEntry): MenuGroup[] => {
  const direct = section.children.filter((child) => child.children.length === 0 && child.href !== null)
  const nested = section.children
    .filter((child) => child.children.length > 0)
    .map((child) => ({ key: child.key, heading: child, links: linksBelow(child) }))
    .filter((group) => group.links.length > 0)
  return direct.length > 0
    ? [{ key: `${section.key}-links`, heading: null, links: direct }, ...nested]
    : nested
}

/** The groups of the tab bar: an entry that only leads to one of those below it is left out, for it would be there twice. */
export const tabGroups = (section: MenuEntry): MenuGroup[] =>
  menuGroups(section).map((group) => ({
    ...group,
    links: group.links.filter((link) => !linksBelow(link).some(({ href }) => href === link.href)),
  }))
