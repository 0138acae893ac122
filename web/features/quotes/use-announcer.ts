'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** Minimum pause between announcements: reading every poll would drown everything else (quality 6). */
const announceIntervalMs = 30_000

/** The text to announce, if the visitor turned announcements on; else empty. */
export const useAnnouncer = (isOn: boolean, compose: () => string): string => {
  const [spoken, setSpoken] = useState('')
  const speak = useEffectEvent(() => setSpoken(compose()))
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(speak, announceIntervalMs)
    const first = setTimeout(speak, 0)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
      setSpoken('')
    }
  }, [isOn])
  return spoken
}
