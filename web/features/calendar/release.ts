import { isRecord } from '#common/records.ts'

/** A publication of the calendar as the page shows it. Figures are decimal strings without their unit. */
export interface Release {
  id: string
  /** Instant of the publication, ms since 1970. */
  at: number
  currency: string
  importance: Importance
  title: string
  unit: string
  /** Null until it is published. */
  actual: string | null
  forecast: string | null
  previous: string | null
}

/** 1 low, 2 medium, 3 high. */
export type Importance = 1 | 2 | 3

/** One page of the broker's answer (requirements D4). */
export interface ReleasePage {
  releases: Release[]
  /** How many there are on all pages. */
  total: number
  /** The broker's clock when it answered, ms since 1970. */
  now: number | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

const figureOf = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? value : null
}

const instantOf = (value: unknown): number | null => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** The importance in a number or a text; null when it is none of the three. */
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
 * The publications in a success's `dt`, in the broker's order; a row that cannot be read is left out. Null for
 * an unknown shape. Parsed by hand: a schema library would be most of the script.
 */
export const releasesFrom = (dt: unknown): ReleasePage | null => {
  if (!isRecord(dt) || !Array.isArray(dt.lst)) return null
  const { lst, pg, data } = dt
  const total = isRecord(pg) && typeof pg.total === 'number' ? pg.total : lst.length
  return { releases: lst.flatMap(releaseOf), total, now: isRecord(data) ? instantOf(data.now) : null }
}

/** A row of one of the lists the calendar is filtered by: zones, currencies, orders. */
export interface Choice {
  id: string
  name: string
  /** Of a zone: minutes ahead of UTC now. */
  diff: number
}

/** The rows of a list in a success's `dt`; null for an unknown shape. Currencies call their id `code`. */
export const choicesFrom = (dt: unknown): Choice[] | null => {
  if (!isRecord(dt) || !Array.isArray(dt.list)) return null
  return dt.list.filter(isRecord).flatMap((row) => {
    const id = textOf(row.id) ?? textOf(row.code)
    const name = textOf(row.name)
    return id === null || name === null ? [] : [{ id, name, diff: Number(row.diff) || 0 }]
  })
}
