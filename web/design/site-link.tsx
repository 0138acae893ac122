import type { ReactNode } from 'react'
import type { ResolvedLink } from '#web/content/values/links.ts'
import { safeHref } from '#web/lib/http/safe-href.ts'

/**
 * Every link of the site. A plain anchor: each navigation loads the current page with the current risk figure, and it
 * works before and without script. An unsafe address is rendered as text.
 */
export const SiteLink = ({
  link,
  className,
  current,
  children,
}: {
  link: ResolvedLink
  className?: string
  /** `within` for a link to the section that the page lies in. */
  current?: boolean | 'within'
  children?: ReactNode
}) => {
  const href = safeHref(link.href)
  const words = children ?? link.label
  if (!href) return <span className={className}>{words}</span>
  return (
    <a
      href={href}
      className={className}
      aria-current={current === 'within' ? 'true' : current ? 'page' : undefined}
      target={link.newWindow ? '_blank' : undefined}
      rel={link.external || link.newWindow ? 'noopener' : undefined}
    >
      {words}
    </a>
  )
}
