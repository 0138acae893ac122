'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followNews } from './follow-news.ts'

/**
 * Draws the open page anew when something it shows was published: the server's parts are replaced, what a
 * visitor typed, opened or chose stays. Nothing on the page needs it; without script it is not there.
 */
export const LiveRefresh = () => {
  const router = useRouter()
  useEffect(() => followNews({ onNews: () => router.refresh(), path: location.pathname }), [router])
  return null
}
