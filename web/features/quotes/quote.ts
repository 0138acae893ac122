import { isRecord } from '#common/records.ts'
import { subtract } from '#web/lib/decimal.ts'

/** One instrument as the page shows it. Prices are decimal strings as the broker wrote them. */
export interface Quote {
  name: string
  bid: string
  /** The bid against the previous poll; `0` on the first (requirements D2). */
  diff: string
}

/** A price on the wire, a number or a decimal string, as a decimal string (requirements D1). */
export const priceOf = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? value : null
}

/** The rows under `list` of a success's `dt` (requirements D2); null for another shape. */
export const rowsOf = (dt: unknown): Record<string, unknown>[] | null =>
  isRecord(dt) && Array.isArray(dt.list) ? dt.list.filter(isRecord) : null

/**
 * The quotes of a success in the order they were asked for, each with its change since `previous`, and the same
 * object where neither changed; null for an unknown shape. Parsed by hand: a schema library would be most of the
 * script.
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
    return before?.bid === bid && before.diff === diff ? before : { name, bid, diff }
  })
}
