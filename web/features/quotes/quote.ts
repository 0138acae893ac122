import { subtract } from '#web/lib/decimal.ts'

/** One instrument as the page shows it. Prices are decimal strings as the broker wrote them. */
export interface Quote {
  name: string
  bid: string
  /** The bid against the previous poll; `0` on the first (requirements D2). */
  diff: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A price on the wire, a number or a decimal string, as a decimal string (requirements D1). */
export const priceOf = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? value : null
}

/** The rows under `dt.list` of a success; null for a failure envelope or an unknown shape. */
export const rowsOf = (envelope: unknown): Record<string, unknown>[] | null => {
  if (!isRecord(envelope) || envelope.res !== 1 || !isRecord(envelope.dt)) return null
  return Array.isArray(envelope.dt.list) ? envelope.dt.list.filter(isRecord) : null
}

/**
 * The quotes of an envelope in the order they were asked for, each with its change since `previous`;
 * null for a failure envelope or an unknown shape. Parsed by hand: a schema library would be most of the script.
 */
export const quotesFrom = (
  envelope: unknown,
  symbols: readonly string[],
  previous: readonly Quote[],
): Quote[] | null => {
  const list = rowsOf(envelope)
  if (!list) return null
  const rows = new Map(list.map((row) => [row.name, row]))
  const bidsBefore = new Map(previous.map(({ name, bid }) => [name, bid]))
  return symbols.flatMap((name) => {
    const row = rows.get(name)
    const bid = priceOf(row?.bid)
    if (bid === null) return []
    const before = bidsBefore.get(name)
    const diff = priceOf(row?.diff) ?? (before === undefined ? '0' : (subtract(bid, before) ?? '0'))
    return { name, bid, diff }
  })
}
