import type { IsOpen } from '#web/broker/client/plan-ticks.ts'
import type { InstrumentRows } from '#web/documents/instrument.ts'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf } from '#web/features/hours/schedule.ts'
import { type Market, sessionAt } from '#web/features/hours/sessions.ts'

/** What is asked of an instrument's document. */
export type HoursRow = Pick<InstrumentRows[number], 'symbol' | 'assetClass' | 'hours'>

const marketOf = ({ assetClass, hours }: HoursRow): Market | null => {
  if (!hours?.sessions) return null
  const zone = hours.tz ?? 'UTC'
  const schedule = scheduleOf({ zone, sessions: hours.sessions, dailyBreak: hours.dailyBreak ?? null })
  return schedule && { schedule, exchange: exchangeOf(zone, assetClass ?? '') }
}

/** Whether an instrument trades, by its written hours and its exchange's holidays; null where they are not known. */
export const isOpenBy =
  (rows: readonly HoursRow[]): IsOpen =>
  (symbol, at) => {
    const row = rows.find((one) => one.symbol === symbol)
    const market = row ? marketOf(row) : null
    return market && sessionAt(market, at).isOpen
  }
