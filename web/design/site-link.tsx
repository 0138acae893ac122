import type { ReactNode } from 'react'
import type { ResolvedLink } from '#web/content/values/links.ts'
import { safeHref } from '#web/lib/http/safe-href.ts'

/**
 * The one way to draw a link. A plain anchor, so that every navigation brings the newest page with its
 * newest risk figure, and works before and without script. An address that is not safe is drawn as words.
 */
export const SiteLink = ({
  link,
  className,
  current,
  children,
}: {
  link: ResolvedLink
  className?: string
  current?: boolean
  children?: ReactNode
}) => {
  const href = safeHref(link.href)
  const words = children ?? link.label
  if (!href) return <span className={className}>{words}</span>
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      target={link.newWindow ? '_blank' : undefined}
      rel={link.external || link.newWindow ? 'noopener' : undefined}
    >
      {words}
    </a>
  )
}
