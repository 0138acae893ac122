import type { Page } from '@playwright/test'
import { type Bar, type HistoryRange, historyRanges, type PriceHistory } from '#web/broker/history/history.ts'

const hour = 3_600_000
const shapes: Record<HistoryRange, { stepMs: number; count: number }> = {
  '1d': { stepMs: hour / 4, count: 96 },
  '1w': { stepMs: 2 * hour, count: 84 },
  '1m': { stepMs: 24 * hour, count: 31 },
  '1y': { stepMs: 168 * hour, count: 52 },
}

/** Bars with these closes, the last of them under way at an instant; null leaves a gap. */
export const barsTo = (
  now: number,
  stepMs: number,
  closes: readonly (number | null)[],
  digits: number,
): Bar[] => {
  const last = Math.floor(now / stepMs) * stepMs
  let before: number | null = null
  return closes.flatMap((close, index) => {
    if (close === null) return []
    const open = before ?? close
    before = close
    const [low, high] = [Math.min(open, close), Math.max(open, close)]
    const at = last - (closes.length - 1 - index) * stepMs
    return {
      at,
      open: open.toFixed(digits),
      high: high.toFixed(digits),
      low: low.toFixed(digits),
      close: close.toFixed(digits),
      count: 1,
    }
  })
}

/** A course of so many closes around a price, the same each time. */
export const closesAround = (price: number, count: number): number[] =>
  Array.from(
    { length: count },
    (_, index) => price * (1 + Math.sin(index / 7) / 400 + Math.cos(index / 2) / 2_000),
  )

/** A history that ends at an instant, of bars by range. */
const historyTo = (now: number, symbol: string, range: HistoryRange, bars: readonly Bar[]): PriceHistory => {
  const { stepMs, count } = shapes[range]
  return { symbol, range, stepMs, from: now - stepMs * count, to: now, bars, since: bars[0]?.at ?? null }
}

/** Answers a page's questions for histories; `closesOf` are those of a range, oldest first. */
export const answerHistories = async (
  page: Page,
  now: number,
  closesOf: (range: HistoryRange, count: number) => readonly (number | null)[],
  digits: number,
): Promise<{ asked: string[] }> => {
  const asked: string[] = []
  await page.route(/\/api\/history\/[A-Z0-9]+\?/, async (route) => {
    const address = new URL(route.request().url())
    const range = historyRanges.find((known) => known === address.searchParams.get('range')) ?? '1d'
    const symbol = address.pathname.split('/').at(-1) ?? ''
    asked.push(range)
    const { stepMs, count } = shapes[range]
    const bars = barsTo(now, stepMs, closesOf(range, count), digits)
    await route.fulfill({ json: historyTo(now, symbol, range, bars) })
  })
  return { asked }
}
