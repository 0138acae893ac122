'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Draws the open page anew when the page script tells that something it shows was published: the server's parts
 * are replaced, what a visitor typed, opened or chose stays. And it tells the page script that React answers now.
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
