import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/design/icon.tsx'

/** A way on from the account, with a line of what is there. */
export const CentreLink = ({
  href,
  icon,
  label,
  isForeign = false,
  children,
}: {
  href: string
  icon: IconName
  label: string
  isForeign?: boolean
  children?: ReactNode
}) => (
  <li>
    <a href={href} {...(isForeign && { rel: 'noopener' })}>
      {label}
      <small>{children}</small>
      <Icon name={icon} size={18} />
    </a>
  </li>
)
