'use client'

import type { ReactNode } from 'react'
import { Icon } from '#web/design/icon.tsx'
import type { Locale } from '#locales/table.ts'
import { LogOut } from './log-out.tsx'
import type { LogOutWords } from './log-out-dialog.tsx'
import { useSession } from './use-session.ts'

/** Shows its children until the visitor turns out to be signed in, then links to account and Log out. */
export const AccountState = ({
  locale,
  href,
  label,
  words,
  size,
  quiet,
  children,
}: {
  locale: Locale
  href: string
  label: string
  words: LogOutWords
  /** Class for the size of both buttons. */
  size: string
  /** Class for Log out. */
  quiet: string
  children: ReactNode
}) => {
  const session = useSession()
  if (!session) return children
  return (
    <>
      <a className={`btn${size}`} href={href} title={session.email} data-own="">
        <Icon name="user" size={19} />
        {label}
      </a>
      <LogOut locale={locale} words={words} look={`${quiet}${size}`} />
    </>
  )
}
