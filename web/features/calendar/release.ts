import { isRecord } from '#common/records.ts'

interface Told {
  id: string
  /** The same for every release of one figure, and who publishes it; null where the broker does not say. */
  series: string | null
  source: string | null
  /** Null for all markets. */
  currency: string | null
  /** Null where the broker does not say. */
  importance: Importance | null
  title: string
  unit: string
  /** Null until published. */
  actual: string | null
  forecast: string | null
  previous: string | null
}

/** A release at an instant, ms since 1970. */
export interface TimedRelease extends Told {
  kind: 'release'
  at: number
  day: null
}

/** A holiday, an event of a whole day, or one whose time is not fixed; `day` is null while the day is not either. */
export interface UntimedRelease extends Told {
  kind: 'holiday' | 'allDay' | 'tentative'
  at: null
  day: string | null
}

/** An event of the calendar. Figures are decimal strings without unit, or what the broker wrote in a figure's place. */
export type Release = TimedRelease | UntimedRelease

/** A word in a figure's place that is longer is a sentence, and has the place of all three figures. */
const longestWord = 12

/**
 * What stands in the place of an event's three figures: what the broker reported in a sentence, null where there is no
 * figure and never will be one; undefined where figures stand there.
 */
export const insteadOfFigures = ({
  actual,
  forecast,
  previous,
}: Pick<Release, 'actual' | 'forecast' | 'previous'>): string | null | undefined => {
  if (actual !== null) return actual.length > longestWord && !/^[\d.-]+$/.test(actual) ? actual : undefined
  return forecast === null && previous === null ? null : undefined
}

export const isTimed = (release: Release): release is TimedRelease => release.at !== null

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

const figureOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)

const instantOf = (value: unknown): number | null => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** Parses an importance; null if it is none of the three. */
export const importanceOf = (value: unknown): Importance | null => {
  const level = Number(value)
  return level === 1 || level === 2 || level === 3 ? level : null
}

type When = Pick<TimedRelease, 'kind' | 'at' | 'day'> | Pick<UntimedRelease, 'kind' | 'at' | 'day'>

const whenOf = ({ kind, time, day }: Record<string, unknown>): When => {
  if (kind === 'holiday' || kind === 'allDay') return { kind, at: null, day: textOf(day) }
  const at = instantOf(time)
  return at === null ? { kind: 'tentative', at, day: textOf(day) } : { kind: 'release', at, day: null }
}

const releaseOf = (row: unknown): Release[] => {
  if (!isRecord(row)) return []
  const [id, title] = [textOf(row.id), textOf(row.title)]
  if (id === null || title === null) return []
  return [
    {
      id,
      series: textOf(row.series),
      source: textOf(row.source),
      ...whenOf(row),
      currency: textOf(row.currency),
      importance: importanceOf(row.importance),
      title,
      unit: textOf(row.unit) ?? '',
      actual: figureOf(row.actual),
      forecast: figureOf(row.forecast),
      previous: figureOf(row.previous),
    },
  ]
}

/**
 * The events in a successful answer's `dt`, in the broker's order; the site's server has judged their rows. Null for an
 * unknown shape. Parsed by hand: a schema library would outweigh the rest of the script.
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
