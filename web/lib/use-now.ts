'use client'

import { useEffect, useState } from 'react'
import { dateIn } from '#common/time/zoned-time.ts'

/**
 * The current time in whole steps, ms since 1970; null on the server and until hydration. What is drawn with it is drawn
 * again once a step, and at once when a hidden page is shown.
 * @param ahead of the visitor's clock, ms: the steps are those of another clock, as the broker's
 */
export const useNow = (stepMs: number, ahead = 0): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const at = Date.now() + ahead
      setNow(Math.floor(at / stepMs) * stepMs)
      timer = setTimeout(look, stepMs - (at % stepMs))
    }
    // Creating the first Intl formatter is slow: it gets its own task, apart from hydration and from drawing.
    timer = setTimeout(() => {
      dateIn('UTC', Date.now())
      look()
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [stepMs, ahead])
  return now
}

/** The current minute, ms; null on the server and until hydration. Sessions start and end on whole minutes. */
export const useMinute = (): number | null => useNow(60_000)
