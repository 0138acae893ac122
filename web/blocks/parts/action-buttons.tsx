import type { ActionLink } from '#web/content/values/links.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'

/** The buttons of an opening, large, in the editor's order; nothing when there are none. */
export const ActionButtons = ({
  actions,
  className,
}: {
  actions: readonly ActionLink[]
  /** Of the paragraph around them. */
  className: string
}) =>
  actions.length > 0 && (
    <p className={className}>
      {actions.map((action) => (
        <SiteLink
          key={`${action.href} ${action.label}`}
          link={action}
          className={`btn btn--large${action.style === 'solid' ? ' btn--solid' : ' btn--outlined'}`}
        >
          {action.label}
          {action.style === 'solid' && <Icon name="arrow" />}
        </SiteLink>
      ))}
    </p>
  )
