import { numberOf, sortedBy, sortingOf } from '#web/features/board/plan/plan-sorting.ts'
import { percentChange } from '#web/lib/numbers/decimal.ts'

/** What is known of a row for sorting; figures are decimal strings, null where they are not known. */
export interface Sorted {
  symbol: string
  /** What the spread costs. */
  cost: string | null
  long: string | null
  /** When its next release is, ms since 1970; null where none is known. */
  nextAt: number | null
}

/** The columns that sort, each with its two orders: the ascending one first. */
export const columns = {
  symbol: ['symbol', 'symbolDown'],
  change: ['changeUp', 'change'],
  spread: ['spreadUp', 'spread'],
  night: ['nightUp', 'night'],
  next: ['next', 'nextDown'],
} as const
export type Column = keyof typeof columns

/** By the size of the move, whichever way; costs are below zero, so that the cheapest is the highest. */
export const { directionIn, sortingAfter } = sortingOf(columns, ['change', 'spread', 'night'])

export type Sorting = 'list' | (typeof columns)[Column][number]

/** The orders that a list of them offers; headings have the others too. */
export const offered = ['list', 'change', 'spread', 'night', 'next', 'symbol'] as const satisfies Sorting[]

const columnOf = (sorting: Sorting): Column | null =>
  (['symbol', 'change', 'spread', 'night', 'next'] as const).find((name) => directionIn(name, sorting)) ??
  null

/**
 * Symbols sorted once, when the visitor sorts: rows do not move while prices change.
 * @param moveOf the change since the open in per cent, by symbol
 */
export const ordered = (
  rows: readonly Sorted[],
  sorting: Sorting,
  moveOf: (symbol: string) => number | null,
): string[] => {
  const symbols = rows.map(({ symbol }) => symbol)
  const column = columnOf(sorting)
  const direction = column && directionIn(column, sorting)
  if (!column || !direction) return symbols
  if (column === 'symbol')
    return direction === 'ascending' ? symbols.toSorted() : symbols.toSorted().toReversed()
  const known = new Map(rows.map((row) => [row.symbol, row]))
  const valueOf = (symbol: string): number | null => {
    const row = known.get(symbol)
    switch (column) {
      case 'change': {
        const move = moveOf(symbol)
        return move === null ? null : Math.abs(move)
      }
      case 'spread':
        return numberOf(row?.cost)
      case 'night':
        return numberOf(row?.long)
      default:
        return row?.nextAt ?? null
    }
  }
  return sortedBy(symbols, valueOf, direction)
}

/** The change from an open to a bid in per cent; null where either is not known. */
export const moveIn = (open: string | undefined, bid: string | undefined): number | null =>
  open !== undefined && bid !== undefined ? numberOf(percentChange(open, bid)) : null
