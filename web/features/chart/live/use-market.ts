import { useMemo } from 'react'
import { exchangeOf } from '#web/features/hours/exchange.ts'
import { scheduleOf, type WrittenHours } from '#web/features/hours/schedule.ts'
import type { Market } from '#web/features/hours/sessions.ts'

interface Hours {
  hours: WrittenHours | null
  assetClass: string
}

/** The market of an instrument with its sessions; null where its hours are not known. */
export const marketOf = ({ hours, assetClass }: Hours): Market | null => {
  const schedule = hours && scheduleOf(hours)
  return schedule && { schedule, exchange: exchangeOf(schedule.zone, assetClass) }
}

export const useMarket = ({ hours, assetClass }: Hours): Market | null =>
  useMemo(() => marketOf({ hours, assetClass }), [hours, assetClass])
