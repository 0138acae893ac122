import type { MenuEntry } from '#web/content/pages/types.ts'

/** The entries from the top of the menu down to the one whose page this is; empty when the menu lacks it. */
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
  /** Null where the links hang directly under the section. */
  heading: MenuEntry | null
  links: MenuEntry[]
}

/** The links below an entry, however deep, that are pages or other addresses. */
const linksBelow = (entry: MenuEntry): MenuEntry[] =>
  entry.children.flatMap((child) => [...(child.href ? [child] : []), ...linksBelow(child)])

/**
 * The children of a section as its menu sheet and tab bar show them: one group per child that has links
 * below it, and one without a heading for the links that hang directly under the section.
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
