'use client'

import { useMemo } from 'react'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf, type WrittenHours } from './schedule.ts'
import { type SessionState, sessionAt } from './sessions.ts'

/** An instrument with its trading hours. */
export interface Traded {
  symbol: string
  assetClass: string
  hours: WrittenHours | null
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
