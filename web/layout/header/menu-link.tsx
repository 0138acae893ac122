import type { ReactNode } from 'react'
import type { MenuEntry } from '#web/content/pages/types.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'

/** An entry of the menu as a link; the arrow marks one that leaves the site. */
export const MenuLink = ({
  entry,
  className,
  current,
  children,
}: {
  entry: MenuEntry
  className?: string
  current?: boolean
  children?: ReactNode
}) => (
  <SiteLink
    link={{ href: entry.href ?? '', label: entry.name, external: entry.external, newWindow: entry.newWindow }}
    {...(className ? { className } : {})}
    {...(current ? { current } : {})}
  >
    {children ?? entry.name}
    {entry.external && <Icon name="out" size={15} />}
  </SiteLink>
)

/** The name over a group of entries; a link where the group has a page of its own. */
export const GroupHeading = ({ heading, path }: { heading: MenuEntry; path: string }) =>
  heading.href ? <MenuLink entry={heading} current={heading.path === path} /> : heading.name
