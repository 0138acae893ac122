import { type Account, startingSum } from './account.ts'
import { balanceOf, totalsOf } from './value-account.ts'

const columns = [
  'instrument',
  'direction',
  'lots',
  'opened_utc',
  'open_price',
  'closed_utc',
  'close_price',
  'closed_by',
  'price',
  'spread',
  'nights_counted',
  'nights',
  'conversion',
  'result',
  'currency',
] as const

const causeNames = { hand: 'hand', stop: 'stop', limit: 'limit', closeOut: 'close-out' } as const

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Closed trades as CSV, the oldest first, with every cost; then their sums, what the account began with and what it has
 * without its open positions. Decimal points and UTC in every language, as the files of the chart.
 */
export const statementOf = (account: Account): string => {
  const { currency, closed } = account
  const rows = closed
    .toReversed()
    .map((trade) => [
      trade.symbol,
      trade.direction,
      trade.lots,
      timeOf(trade.opened.at),
      trade.opened.price,
      timeOf(trade.closed.at),
      trade.closed.price,
      causeNames[trade.cause],
      trade.price,
      trade.spread,
      trade.counted,
      trade.nights,
      trade.conversion,
      trade.result,
      currency,
    ])
  const { price, spread, nights, conversion, result } = totalsOf(closed)
  const blank = Array.from({ length: 7 }, () => '')
  const ends = [
    ['all closed', ...blank, price, spread, '', nights, conversion, result, currency],
    ['began with', ...blank, '', '', '', '', '', `${startingSum}.00`, currency],
    ['balance', ...blank, '', '', '', '', '', balanceOf(account), currency],
  ]
  return [[...columns], ...rows, ...ends].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
