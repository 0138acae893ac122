import { exchangeOf } from './exchange.ts'
import { scheduleOf, type WrittenHours } from './schedule.ts'
import type { Market } from './sessions.ts'

export interface TradedHours {
  hours: WrittenHours | null
  assetClass: string
}

/** The market of an instrument with its sessions; null where its hours are not known. */
export const marketOf = ({ hours, assetClass }: TradedHours): Market | null => {
  const schedule = hours && scheduleOf(hours)
  return schedule && { schedule, exchange: exchangeOf(schedule.zone, assetClass) }
}
