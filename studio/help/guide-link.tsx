import type { ReactNode } from 'react'
import { StateLink } from 'sanity/router'
import type { GuidePlace } from './plan-guide.ts'

/** The id of a section’s heading, apart from the ids of the Studio. */
export const headingId = (section: string): string => `guide-${section}`

/** Brings the heading of a section into sight and gives it the focus; nothing for a section that is not there. */
export function showSection(section: string): void {
  const heading = document.getElementById(headingId(section))
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** A link to a place of the guides. The address may name the place already: then it is shown again. */
export function GuideLink({
  place,
  isCurrent = false,
  children,
}: {
  place: GuidePlace
  isCurrent?: boolean
  children: ReactNode
}) {
  const { guide, section } = place
  return (
    <StateLink
      state={{ guide, ...(section !== undefined && { section }) }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => section !== undefined && showSection(section)}
    >
      {children}
    </StateLink>
  )
}
