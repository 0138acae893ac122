import type { PriceHistory } from '#web/broker/history/history.ts'

/** A history as CSV (RFC 4180): a line for each bar, times in UTC, prices as the broker writes them. */
export const csvOf = ({ bars }: Pick<PriceHistory, 'bars'>): string =>
  [
    'time,open,high,low,close,count',
    ...bars.map(({ at, open, high, low, close, count }) =>
      [new Date(at).toISOString(), open, high, low, close, count].join(','),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
