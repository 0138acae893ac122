'use client'

import { useEffect } from 'react'
import { showToast } from '#web/design/toasts/toast.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { loginFirst, noticeName } from './plan-gate.ts'
import { loginAddress } from './plan-landing.ts'

/**
 * Shows the notice in the address once: "Please login first!" (requirements A2, H3), with a login link that returns to
 * the account.
 */
export const SessionNotice = ({ locale, text, label }: { locale: Locale; text: string; label: string }) => {
  useEffect(() => {
    const url = new URL(location.href)
    if (url.searchParams.get(noticeName) !== loginFirst) return
    url.searchParams.delete(noticeName)
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`)
    const href = loginAddress(localePath(locale, '/uc'), locale)
    showToast({ kind: 'note', title: text, link: { href, label } })
  }, [locale, text, label])
  return null
}
