import { asSought } from '#common/text/as-read.ts'
import { type Importance, importanceOf, type Release } from './release.ts'

/** The visitor's filter, stored in the page's address so that it can be shared. */
export interface CalendarFilter {
  /** A date such as `2026-11-18`; null means today. */
  day: string | null
  span: 'day' | 'week'
  /** Id of one of the broker's zones; null means the visitor's. */
  zone: string | null
  /** Currency codes; empty means all. */
  currencies: string[]
  /** Minimum importance. */
  importance: Importance
  /** Id of one of the broker's orders; null means its default. */
  order: string | null
  /** Part of a title, as typed. */
  word: string
  /** Only what moves an instrument that the visitor has starred. */
  isStarred: boolean
}

/** The parts of a filter that leave nothing out. */
export const cleared: Pick<CalendarFilter, 'currencies' | 'importance' | 'word' | 'isStarred'> = {
  currencies: [],
  importance: 1,
  word: '',
  isStarred: false,
}

export const everything: CalendarFilter = {
  day: null,
  span: 'week',
  zone: null,
  order: null,
  ...cleared,
}

const longestWord = 100

/** A valid date within the years a broker may cover; else null. */
const dayOf = (text: string | null): string | null => {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null
}

const matching = (text: string | null, shape: RegExp): string | null =>
  text !== null && shape.test(text) ? text : null

/** Parses the filter in an address, ignoring what is invalid. */
export const filterFrom = (search: string): CalendarFilter => {
  const asked = new URLSearchParams(search)
  const codes = (asked.get('currency') ?? '').split(',').filter((code) => /^[A-Z]{3}$/.test(code))
  return {
    day: dayOf(asked.get('day')),
    span: asked.get('span') === 'day' ? 'day' : 'week',
    zone: matching(asked.get('zone'), /^[\w/+:-]{1,60}$/),
    currencies: [...new Set(codes)].slice(0, 30),
    importance: importanceOf(asked.get('importance')) ?? 1,
    order: matching(asked.get('order'), /^[\w-]{1,30}$/),
    word: (asked.get('q') ?? '').slice(0, longestWord),
    isStarred: asked.get('starred') === '1',
  }
}

/** The query with this filter: unset parts are omitted, foreign parameters kept. */
export const searchWith = (search: string, filter: CalendarFilter): string => {
  const query = new URLSearchParams(search)
  const values: Readonly<Record<string, string | null>> = {
    day: filter.day,
    span: filter.span === 'day' ? 'day' : null,
    zone: filter.zone,
    currency: filter.currencies.join(',') || null,
    importance: filter.importance > 1 ? String(filter.importance) : null,
    order: filter.order,
    q: filter.word || null,
    starred: filter.isStarred ? '1' : null,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  // Slashes and commas are valid in a query; people read these addresses.
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
  return text && `?${text}`
}

/** Whether nothing is filtered out; period and zone do not filter. */
export const showsAll = ({ currencies, importance, word, isStarred }: CalendarFilter): boolean =>
  currencies.length === 0 && importance === 1 && word.trim() === '' && !isStarred

/**
 * Whether an event matches the filter. What is for all markets is for each currency; a holiday, which says why nothing
 * comes, is of every importance, and an event that was not ranked of none but all.
 * @param movesStarred whether an event moves a starred instrument
 */
export const passes = <R extends Pick<Release, 'kind' | 'currency' | 'importance' | 'title'>>(
  { currencies, importance, word, isStarred }: CalendarFilter,
  release: R,
  movesStarred: (release: R) => boolean = () => true,
): boolean =>
  (release.kind === 'holiday' || (release.importance ?? 1) >= importance) &&
  (currencies.length === 0 || release.currency === null || currencies.includes(release.currency)) &&
  asSought(release.title).includes(asSought(word).trim()) &&
  (!isStarred || movesStarred(release))
