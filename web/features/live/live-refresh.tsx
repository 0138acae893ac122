'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Refreshes the open page when the page script announces a publish: server components are replaced, what a visitor
 * typed, opened or selected stays. Also signals to the page script that React is ready.
 */
export const LiveRefresh = () => {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => router.refresh()
    document.addEventListener('news', refresh)
    document.documentElement.dataset['hydrated'] = ''
    document.dispatchEvent(new Event('hydrated'))
    return () => document.removeEventListener('news', refresh)
  }, [router])
  return null
}
