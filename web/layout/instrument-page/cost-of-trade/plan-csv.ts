import { otherSide } from '#web/features/calculators/plan-trade.ts'
import type { Answer, CostContext, Typed } from './plan-answer.ts'

const time = (at: number): string => new Date(at).toISOString()

/**
 * A trade as CSV (RFC 4180), line by line: what, when or how many, the price or rate of it, the amount and its currency.
 * The lines from `price` to `conversion` add up to `result`. Null where there is no answer.
 */
export const costCsvOf = (
  { terms, steps }: CostContext,
  typed: Typed,
  { outcome, other, open, lots }: Answer,
): string | null => {
  const first = open === null ? undefined : steps[open]
  const last = outcome ? steps[outcome.stop] : undefined
  if (!outcome || !first || !last || lots === null) return null
  const { trade, course, bid } = outcome
  const { nights } = trade
  const nightly = typed.side === 'buy' ? terms.overnightLong : terms.overnightShort
  const rows: readonly (readonly string[])[] = [
    ['line', 'detail', 'figure', 'amount', 'currency'],
    ['instrument', terms.symbol, '', '', terms.quote],
    ['direction', typed.side, '', '', ''],
    ['lots', '', lots, '', ''],
    ['opened', time(first.opened), first.bar.open, '', terms.quote],
    [
      course.closedOut ? 'closed out' : 'closed',
      time(course.closedOut ? course.closedOut.at : last.closed),
      bid,
      '',
      terms.quote,
    ],
    ['price', `${trade.pips} pips`, '', trade.price.value, trade.currency],
    ['spread', `${terms.typicalSpread} pips`, '', trade.spread.value, trade.currency],
    [
      'nights',
      `${nights.count} booked, counted ${nights.counted} times`,
      nightly ?? 'no rate published',
      nights.sum?.value ?? '0',
      trade.currency,
    ],
    ['conversion', '', '', trade.conversion?.value ?? '0', trade.currency],
    ['result', '', '', trade.result.value, trade.currency],
    ['margin', terms.maxLeverage, '', trade.margin.value, trade.currency],
    ...(other
      ? [[`result, ${otherSide(typed.side)}`, '', '', other.trade.result.value, other.trade.currency]]
      : []),
  ]
  return rows
    .map(
      (row) =>
        `${row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`,
    )
    .join('')
}
