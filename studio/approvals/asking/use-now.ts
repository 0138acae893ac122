import { useEffect, useState } from 'react'

const tickMs = 5_000

/** The time of the browser’s clock, ms since 1970, a few seconds old at most. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
