import type { HistoryRange, PriceHistory } from '#web/broker/history/history.ts'
import { pageShared } from '#web/live/page-shared.ts'
import { historyFrom } from './history-from.ts'

const timeoutMs = 8_000
/** An answer is shared by all who ask within this time, ms; the site makes a new one each minute. */
const sharedMs = 30_000

interface AskedHistory {
  asked: number
  answer: Promise<PriceHistory>
}

declare module '#web/live/page-shared.ts' {
  interface PageShared {
    priceHistories?: Map<string, AskedHistory> | undefined
  }
}

const ask = async (symbol: string, range: HistoryRange): Promise<PriceHistory> => {
  const address = `/api/history/${encodeURIComponent(symbol)}?range=${range}`
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const history = response.ok ? historyFrom(await response.json()) : null
  if (!history) throw new Error(`no history of ${symbol}: ${response.status}`)
  return history
}

/** The price history of a range. Rejects where it cannot be had; who asks next puts the question again. */
export const askHistory = (symbol: string, range: HistoryRange): Promise<PriceHistory> => {
  const known = (pageShared.priceHistories ??= new Map<string, AskedHistory>())
  const key = `${symbol} ${range}`
  const last = known.get(key)
  if (last && performance.now() - last.asked < sharedMs) return last.answer
  const answer = ask(symbol, range)
  known.set(key, { asked: performance.now(), answer })
  answer.catch(() => known.delete(key))
  return answer
}
