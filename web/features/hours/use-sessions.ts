'use client'

import { useEffect, useMemo, useState } from 'react'
import { dateIn } from '#web/lib/zoned-time.ts'
import { exchangeOf } from './holidays.ts'
import { scheduleOf, type WrittenHours } from './schedule.ts'
import { type SessionState, sessionAt } from './sessions.ts'

/** An instrument with its hours as they are written. */
export interface Traded {
  symbol: string
  assetClass: string
  hours: WrittenHours | null
}

const minute = 60_000

/** The present minute, ms; null on the server and until the page has script, where nobody can know it. */
export const useMinute = (): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      setNow(Math.floor(Date.now() / minute) * minute)
      // Sessions begin and end on whole minutes.
      timer = setTimeout(look, minute - (Date.now() % minute))
    }
    // The first clock of a page is slow to set up, whatever its zone: in a task of its own, neither the one in which
    // React takes over the page nor the one that says the sessions, which React begins when this is done.
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

/** The state of each instrument's market; one whose hours are not understood is absent. Null without a clock. */
export const useSessions = (
  traded: readonly Traded[],
  now: number | null,
): ReadonlyMap<string, SessionState> | null =>
  useMemo(() => {
    if (now === null) return null
    // Most instruments share their hours with others: each market is asked once.
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
