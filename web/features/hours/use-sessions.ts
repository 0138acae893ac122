'use client'

import { useEffect, useMemo, useState } from 'react'
import { dateIn } from '#common/time/zoned-time.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf, type WrittenHours } from './schedule.ts'
import { type SessionState, sessionAt } from './sessions.ts'

/** An instrument with its trading hours. */
export interface Traded {
  symbol: string
  assetClass: string
  hours: WrittenHours | null
}

const minute = 60_000

/** The current minute, ms; null on the server and until hydration. */
export const useMinute = (): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      setNow(Math.floor(Date.now() / minute) * minute)
      // Sessions start and end on whole minutes.
      timer = setTimeout(look, minute - (Date.now() % minute))
    }
    // Creating the first Intl formatter is slow: it gets its own task, apart from hydration and from rendering the
    // sessions.
    timer = setTimeout(() => {
      dateIn('UTC', Date.now())
      look()
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

/** Market state per instrument; those with unparseable hours are absent. Null without a clock. */
export const useSessions = (
  traded: readonly Traded[],
  now: number | null,
): ReadonlyMap<string, SessionState> | null =>
  useMemo(() => {
    if (now === null) return null
    // Instruments share hours: each market is evaluated once.
    const states = new Map<string, SessionState | null>()
    const found = new Map<string, SessionState>()
    for (const { symbol, assetClass, hours } of traded) {
      if (!hours) continue
      const exchange = exchangeOf(hours.zone, assetClass)
      const key = `${exchange} ${hours.zone} ${hours.sessions} ${hours.dailyBreak}`
      let state = states.get(key)
      if (state === undefined) {
        const schedule = scheduleOf(hours)
        state = schedule && sessionAt({ schedule, exchange }, now)
        states.set(key, state)
      }
      if (state) found.set(symbol, state)
    }
    return found
  }, [traded, now])
