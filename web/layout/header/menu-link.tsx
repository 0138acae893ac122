import type { ReactNode } from 'react'
import type { MenuEntry } from '#web/documents/menu.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'

/** A menu entry; external links have an arrow. */
export const MenuLink = ({
  entry,
  className,
  current,
  children,
}: {
  entry: MenuEntry
  className?: string
  current?: boolean | 'within'
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

/** The heading of a group; a link if the group has a page. */
export const GroupHeading = ({ heading, path }: { heading: MenuEntry; path: string }) =>
  heading.href ? <MenuLink entry={heading} current={heading.path === path} /> : heading.name
