'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** Between two readings, ms: prices spoken with every poll would drown everything else (quality 6). */
const between = 30_000

/** What to read aloud now, while the visitor has asked for it; empty otherwise. */
export const useAnnouncer = (isOn: boolean, compose: () => string): string => {
  const [spoken, setSpoken] = useState('')
  const speak = useEffectEvent(() => setSpoken(compose()))
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(speak, between)
    const first = setTimeout(speak, 0)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
      setSpoken('')
    }
  }, [isOn])
  return spoken
}
