import { isRecord } from '#common/records.ts'
import { type Bar, historyRanges, type PriceHistory } from '#web/broker/history/history.ts'

const price = /^-?\d+(?:\.\d+)?$/

const isPrice = (value: unknown): value is string => typeof value === 'string' && price.test(value)
const isInstant = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const barFrom = (row: unknown): Bar | null => {
  if (!isRecord(row)) return null
  const { at, open, high, low, close, count } = row
  if (!isInstant(at) || !isPrice(open) || !isPrice(high) || !isPrice(low) || !isPrice(close)) return null
  return { at, open, high, low, close, count: isInstant(count) ? count : 0 }
}

/**
 * The answer of `/api/history`; null for another shape. Parsed by hand: a schema library would outweigh the rest of the
 * script.
 */
export const historyFrom = (answer: unknown): PriceHistory | null => {
  if (!isRecord(answer) || !Array.isArray(answer.bars)) return null
  const { symbol, stepMs, from, to, since } = answer
  const range = historyRanges.find((known) => known === answer.range)
  const bars = answer.bars.flatMap((row) => barFrom(row) ?? [])
  const isSorted = bars.every(({ at }, index) => at > (bars[index - 1]?.at ?? -Infinity))
  if (typeof symbol !== 'string' || !range || !isInstant(stepMs) || stepMs <= 0) return null
  if (!isInstant(from) || !isInstant(to) || !isSorted) return null
  return { symbol, range, stepMs, from, to, bars, since: isInstant(since) ? since : null }
}
