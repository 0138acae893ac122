'use client'

import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { useSession } from './use-session.ts'

/** Log in and Register, until it turns out that the visitor is signed in: then the way to their account. */
export const AccountState = ({
  href,
  label,
  className,
  children,
}: {
  href: string
  label: string
  className: string
  children: ReactNode
}) => {
  const session = useSession()
  if (!session) return children
  return (
    <a className={className} href={href} title={session.email}>
      <Icon name="user" size={19} />
      {label}
    </a>
  )
}
