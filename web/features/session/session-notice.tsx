'use client'

import { useEffect } from 'react'
import { showToast } from '#web/design/toast.ts'
import { loginFirst, noticeName } from './plan-gate.ts'

/** Shows what the server asked for in the address, once: "Please login first!" (requirements A2, H3). */
export const SessionNotice = ({ text }: { text: string }) => {
  useEffect(() => {
    const url = new URL(location.href)
    if (url.searchParams.get(noticeName) !== loginFirst) return
    url.searchParams.delete(noticeName)
    history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`)
    showToast({ kind: 'note', title: text })
  }, [text])
  return null
}
