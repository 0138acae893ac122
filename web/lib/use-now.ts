'use client'

import { useEffect, useState } from 'react'

/** The present, ms since 1970, told every `step` ms; null until the browser has taken over from the server. */
export const useNow = (step: number): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick, 0)
    const timer = setInterval(tick, step)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [step])
  return now
}
