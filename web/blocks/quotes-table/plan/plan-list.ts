import { asSought } from '#common/text/as-read.ts'
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

/** How a column is sorted: its first order ascends. */
export const directionIn = (column: Column, sorting: Sorting): 'ascending' | 'descending' | undefined => {
  const place = columns[column].findIndex((order) => order === sorting)
  return place < 0 ? undefined : place === 0 ? 'ascending' : 'descending'
}

/** The columns whose first press lists the highest first: who sorts by a change looks for the largest. */
const highestFirst: readonly Column[] = ['move', 'open']

/** The order after a press on a column's heading: its first, its other, and the order of the list again. */
export const sortingAfter = (column: Column, sorting: Sorting): Sorting => {
  const [ascending, descending] = columns[column]
  const [first, second] = highestFirst.includes(column) ? [descending, ascending] : [ascending, descending]
  return sorting === first ? second : sorting === second ? 'list' : first
}

/** Whether symbol or name contain every word of the search, ignoring case and diacritics: `zloto` finds `Złoto`. */
export const isFound = ({ symbol, name }: Pick<Listed, 'symbol' | 'name'>, search: string): boolean => {
  if (search === '') return true
  const text = asSought(`${symbol} ${name}`)
  return asSought(search)
    .split(/[\s/]+/)
    .every((word) => text.includes(word))
}

export interface Prices {
  /** Bids, their change since the last answer, and opening prices by symbol; unknown ones are absent. */
  bids: ReadonlyMap<string, string>
  diffs: ReadonlyMap<string, string>
  opens: Readonly<Record<string, string>>
}

const numberOf = (text: string | null): number | null =>
  text === null || text === '' || Number.isNaN(Number(text)) ? null : Number(text)

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
  const isDescending = Object.values(columns).some(([, descending]) => descending === sorting)
  const sign = isDescending ? -1 : 1
  const column = (['spread', 'move', 'open'] as const).find((name) => directionIn(name, sorting))
  if (!column) return isDescending ? symbols.toSorted().toReversed() : symbols.toSorted()
  const known = new Map(list.map((listed) => [listed.symbol, valueOf(listed, column, prices)]))
  return symbols.toSorted((a, b) => {
    const [left, right] = [known.get(a) ?? null, known.get(b) ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
