import { numberOf, sortedBy, sortingOf } from '#web/features/board/plan/plan-sorting.ts'
import { percentChange, subtract } from '#web/lib/numbers/decimal.ts'

/** What is known about an instrument without prices, for search and sorting. */
export interface Listed {
  symbol: string
  name: string
  /** The typical spread in pips, a decimal string. */
  spreadPips: string
}

/** The columns that sort, each with its two orders, the first press first. */
export const columns = {
  symbol: ['symbol', 'symbolDown'],
  spread: ['spread', 'spreadDown'],
  move: ['moveDown', 'move'],
  open: ['fall', 'rise'],
} as const
export type Column = keyof typeof columns

export const sortings = [
  'list',
  'symbol',
  'symbolDown',
  'rise',
  'fall',
  'move',
  'moveDown',
  'spread',
  'spreadDown',
] as const
export type Sorting = (typeof sortings)[number]
export const isSorting = (value: string): value is Sorting => sortings.some((known) => known === value)

/** Who sorts by a change looks for the largest. */
export const { directionIn, sortingAfter } = sortingOf(columns, ['move', 'open'])

export interface Prices {
  /** Bids, their change since the last answer, and opening prices by symbol; unknown ones are absent. */
  bids: ReadonlyMap<string, string>
  diffs: ReadonlyMap<string, string>
  opens: Readonly<Record<string, string>>
}

const valueOf = (
  { symbol, spreadPips }: Listed,
  column: Exclude<Column, 'symbol'>,
  { bids, diffs, opens }: Prices,
): number | null => {
  if (column === 'spread') return numberOf(spreadPips)
  const bid = bids.get(symbol)
  const diff = diffs.get(symbol)
  const before = column === 'open' ? opens[symbol] : bid && diff ? subtract(bid, diff) : null
  // Of unlike prices only shares can be compared.
  return bid && before ? numberOf(percentChange(before, bid)) : null
}

/**
 * Symbols sorted once, when the visitor sorts: rows do not move while prices change. Sorted by a column they cross the
 * groups; what has no value comes last both ways.
 */
export const sorted = (list: readonly Listed[], sorting: Sorting, prices: Prices): string[] => {
  const symbols = list.map(({ symbol }) => symbol)
  if (sorting === 'list') return symbols
  const column = (['spread', 'move', 'open'] as const).find((name) => directionIn(name, sorting))
  if (!column) return sorting === 'symbolDown' ? symbols.toSorted().toReversed() : symbols.toSorted()
  const known = new Map(list.map((listed) => [listed.symbol, valueOf(listed, column, prices)]))
  return sortedBy(symbols, (symbol) => known.get(symbol) ?? null, directionIn(column, sorting) ?? 'ascending')
}
