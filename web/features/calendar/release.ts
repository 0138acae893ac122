import { isRecord } from '#common/records.ts'

/** A calendar release. Figures are decimal strings without unit, or what the broker wrote in a figure's place. */
export interface Release {
  id: string
  /** The same for every release of one figure, and who publishes it; null where the broker does not say. */
  series: string | null
  source: string | null
  /** Time of release, ms since 1970. */
  at: number
  currency: string
  importance: Importance
  title: string
  unit: string
  /** Null until published. */
  actual: string | null
  forecast: string | null
  previous: string | null
}

/** 1 low, 2 medium, 3 high. */
export type Importance = 1 | 2 | 3

/** One page of the broker's answer (requirements D4). */
export interface ReleasePage {
  releases: Release[]
  /** Number of releases on all pages. */
  total: number
  /** The broker's clock at the answer, ms since 1970. */
  now: number | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Longer than any vote (`0-0-9`), bound (`<0.10`) or pair (`4.05|2.5`). */
const longestFigure = 24

const figureOf = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  const written = typeof value === 'string' ? value.trim() : ''
  return /\d/.test(written) ? written.slice(0, longestFigure) : null
}

const instantOf = (value: unknown): number | null => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** Parses an importance; null if it is none of the three. */
export const importanceOf = (value: unknown): Importance | null => {
  const level = Number(value)
  return level === 1 || level === 2 || level === 3 ? level : null
}

const releaseOf = (row: unknown): Release[] => {
  if (!isRecord(row)) return []
  const [id, currency, title] = [textOf(row.id), textOf(row.currency), textOf(row.title)]
  const at = instantOf(row.time)
  const importance = importanceOf(row.importance)
  if (id === null || currency === null || title === null || at === null || importance === null) return []
  return [
    {
      id,
      series: textOf(row.series),
      source: textOf(row.source),
      at,
      currency,
      importance,
      title,
      unit: textOf(row.unit) ?? '',
      actual: figureOf(row.actual),
      forecast: figureOf(row.forecast),
      previous: figureOf(row.previous),
    },
  ]
}

/**
 * The releases in a successful answer's `dt`, in the broker's order, skipping invalid rows. Null for an unknown shape.
 * Parsed by hand: a schema library would outweigh the rest of the script.
 */
export const releasesFrom = (dt: unknown): ReleasePage | null => {
  if (!isRecord(dt) || !Array.isArray(dt.lst)) return null
  const { lst, pg, data } = dt
  const total = isRecord(pg) && typeof pg.total === 'number' ? pg.total : lst.length
  return { releases: lst.flatMap(releaseOf), total, now: isRecord(data) ? instantOf(data.now) : null }
}

/** An option of a filter list: zones, currencies, orders. */
export interface Choice {
  id: string
  name: string
  /** For zones: minutes ahead of UTC now. */
  diff: number
}

/** The options in a successful answer's `dt`; null for an unknown shape. Currencies call their id `code`. */
export const choicesFrom = (dt: unknown): Choice[] | null => {
  if (!isRecord(dt) || !Array.isArray(dt.list)) return null
  return dt.list.filter(isRecord).flatMap((row) => {
    const id = textOf(row.id) ?? textOf(row.code)
    const name = textOf(row.name)
    return id === null || name === null ? [] : [{ id, name, diff: Number(row.diff) || 0 }]
  })
}
