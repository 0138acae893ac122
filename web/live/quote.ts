import { isRecord } from '#common/records.ts'
import { subtract } from '#web/lib/numbers/decimal.ts'

/** A quote of an instrument. Prices are decimal strings as sent by the broker. */
export interface Quote {
  name: string
  bid: string
  /** Change of the bid since the previous poll; `0` at first (requirements D2). */
  diff: string
  /** Where the bid is not that of now, as what came since was not plausible, or nothing did: of when it is. */
  doubt: { at: number; isStill: boolean } | null
}

/** A price on the wire (number or decimal string) as a decimal string (requirements D1). */
export const priceOf = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? value : null
}

const doubtOf = ({ doubt, at: told }: Record<string, unknown>): Quote['doubt'] => {
  const at = typeof told === 'string' ? Date.parse(told) : Number.NaN
  return typeof doubt === 'string' && !Number.isNaN(at) ? { at, isStill: doubt === 'still' } : null
}

/** The rows under `list` in a successful answer's `dt` (requirements D2); null for another shape. */
export const rowsOf = (dt: unknown): Record<string, unknown>[] | null =>
  isRecord(dt) && Array.isArray(dt.list) ? dt.list.filter(isRecord) : null

/**
 * The quotes of a successful answer in the order requested, with their change since `previous`; unchanged quotes keep
 * their object. Null for an unknown shape. Parsed by hand: a schema library would outweigh the rest of the script.
 */
export const quotesFrom = (
  dt: unknown,
  symbols: readonly string[],
  previous: readonly Quote[],
): Quote[] | null => {
  const list = rowsOf(dt)
  if (!list) return null
  const rows = new Map(list.map((row) => [row.name, row]))
  const known = new Map(previous.map((quote) => [quote.name, quote]))
  return symbols.flatMap((name) => {
    const row = rows.get(name)
    const bid = priceOf(row?.bid)
    if (bid === null) return []
    const before = known.get(name)
    const diff = priceOf(row?.diff) ?? (before ? (subtract(bid, before.bid) ?? '0') : '0')
    const doubt = row ? doubtOf(row) : null
    const isSame = before?.bid === bid && before.diff === diff && before.doubt?.at === doubt?.at
    return isSame ? before : { name, bid, diff, doubt }
  })
}
