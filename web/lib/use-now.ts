'use client'

import { useEffect, useState } from 'react'

/** The current time, ms since 1970, updated every `stepMs`; null until hydration. */
export const useNow = (stepMs: number): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick, 0)
    const timer = setInterval(tick, stepMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [stepMs])
  return now
}
