import type { Bar } from '#web/broker/history/history.ts'

/** A bar of a test: time, then open, high, low and close. */
export const bar = (at: number, ...[open, high, low, close]: [string, string, string, string]): Bar => ({
  at,
  open,
  high,
  low,
  close,
  count: 1,
})

/** Bars of a test with these closes, one after another, each opening at the close before. */
export const barsOf = (from: number, stepMs: number, closes: readonly number[], digits: number): Bar[] =>
  closes.map((close, index) => {
    const open = closes[index - 1] ?? close
    const [low, high] = [Math.min(open, close), Math.max(open, close)].map((price) => price.toFixed(digits))
    return bar(from + index * stepMs, open.toFixed(digits), high ?? '', low ?? '', close.toFixed(digits))
  })
