import { isRecord } from '#common/records.ts'

/** A published figure of a series: its instant, ms since 1970; values are decimal strings without unit. */
export interface PastFigure {
  at: number
  actual: string
  /** What was expected; null where the broker does not say. */
  forecast: string | null
}

/** How many are drawn. */
export const maxPastFigures = 12

const figure = /^-?\d{1,15}(?:\.\d{1,8})?$/

const figureFrom = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && figure.test(text) ? text : null
}

/**
 * The figures of a successful answer's `dt` (W106), oldest first: rows of another shape are left out, as are those not
 * yet due at `now`; of more than twelve the latest stay. Null for an unknown shape.
 */
export const pastFiguresFrom = (dt: unknown, now: number): PastFigure[] | null => {
  if (!isRecord(dt) || !Array.isArray(dt.list)) return null
  const rows = dt.list.slice(-10 * maxPastFigures).flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.time !== 'string') return []
    const at = Date.parse(row.time)
    const actual = figureFrom(row.actual)
    if (Number.isNaN(at) || at > now || actual === null) return []
    return [{ at, actual, forecast: figureFrom(row.forecast) }]
  })
  const byInstant = new Map(rows.map((row) => [row.at, row]))
  return [...byInstant.values()].sort((a, b) => a.at - b.at).slice(-maxPastFigures)
}
