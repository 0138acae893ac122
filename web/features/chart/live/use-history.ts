import useSWR from 'swr'
import type { HistoryRange, PriceHistory } from '#web/broker/history/history.ts'
import { askHistory } from './ask-history.ts'

const quarter = 15 * 60_000

/**
 * The price history of a range, asked for once and again every quarter of an hour while it is shown. Undefined until it
 * came and where it does not come: the chart of the server stays then. A null range asks for nothing.
 */
export const useHistory = (symbol: string, range: HistoryRange | null): PriceHistory | undefined => {
  const { data } = useSWR(
    range && (['history', symbol, range] as const),
    async ([, asked, of]) => askHistory(asked, of),
    { refreshInterval: quarter, dedupingInterval: 60_000, focusThrottleInterval: 60_000 },
  )
  return data
}
