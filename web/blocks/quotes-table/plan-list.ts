import { percentChange } from '#web/lib/numbers/decimal.ts'

/** What is known about an instrument without prices, for search and sorting. */
export interface Listed {
  symbol: string
  name: string
}

export const sortings = ['list', 'symbol', 'rise', 'fall'] as const
export type Sorting = (typeof sortings)[number]
export const isSorting = (value: string): value is Sorting => sortings.some((known) => known === value)

/** Without diacritics, so that `zloto` finds `Złoto` and `ol` finds `Öl`. */
const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase()

/** Whether symbol or name contain every word of the search, ignoring case and diacritics. */
export const isFound = ({ symbol, name }: Listed, search: string): boolean => {
  if (search === '') return true
  const text = plainLetters(`${symbol} ${name}`)
  return plainLetters(search)
    .split(/[\s/]+/)
    .every((word) => text.includes(word))
}

export interface Prices {
  /** Bids and opening prices by symbol, decimal strings; unknown ones are absent. */
  bids: ReadonlyMap<string, string>
  opens: Readonly<Record<string, string>>
}

const changeOf = (symbol: string, { bids, opens }: Prices): number | null => {
  const bid = bids.get(symbol)
  const open = opens[symbol]
  const change = bid && open ? percentChange(open, bid) : null
  return change === null ? null : Number(change)
}

/**
 * Symbols sorted once, when the visitor sorts: rows do not move while prices change. Those without a change since the
 * open come last.
 */
export const sorted = (list: readonly Listed[], sorting: Sorting, prices: Prices): string[] => {
  const symbols = list.map(({ symbol }) => symbol)
  if (sorting === 'list') return symbols
  if (sorting === 'symbol') return symbols.toSorted()
  const sign = sorting === 'rise' ? -1 : 1
  const known = new Map(symbols.map((symbol) => [symbol, changeOf(symbol, prices)]))
  return symbols.toSorted((a, b) => {
    const [left, right] = [known.get(a) ?? null, known.get(b) ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
