import { exchangeOf } from './exchange.ts'
import { scheduleOf, type WrittenHours } from './schedule.ts'
import { type SessionState, sessionAt } from './sessions.ts'

/** An instrument with its trading hours. */
export interface Traded {
  symbol: string
  assetClass: string
  hours: WrittenHours | null
}

/** Market state per instrument at a moment, ms since 1970; those with unparseable hours are absent. */
export const sessionsOf = (traded: readonly Traded[], now: number): ReadonlyMap<string, SessionState> => {
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
}
