import 'server-only'
import { readHistory } from './read-history.ts'

/** The last price known of an instrument: the bid as the broker wrote it, and its time, ms since 1970. */
export interface LastPrice {
  bid: string
  at: number
}

/** The last prices that the site has seen on the last day of trading, by symbol; one of which it knows none is absent. */
export const readLastPrices = async (symbols: readonly string[]): Promise<Map<string, LastPrice>> => {
  const histories = await Promise.all([...new Set(symbols)].map((symbol) => readHistory(symbol, '1d')))
  return new Map(
    histories.flatMap(({ symbol, bars, stepMs, to }): [string, LastPrice][] => {
      const last = bars.at(-1)
      return last ? [[symbol, { bid: last.close, at: Math.min(last.at + stepMs, to) }]] : []
    }),
  )
}
