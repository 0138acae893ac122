import { type Importance, importanceOf } from './release.ts'

/** What a visitor chose to see; the address of the page holds it, so that it can be shared. */
export interface CalendarFilter {
  /** A day of the period, `2026-11-18`; null is today, whenever the address is opened. */
  day: string | null
  span: 'day' | 'week'
  /** Id of a zone of the broker's list; null is the visitor's own. */
  zone: string | null
  /** Codes; none means all. */
  currencies: string[]
  /** This level and those above it. */
  importance: Importance
  /** Id of one of the broker's orders; null is its own. */
  order: string | null
  /** Part of a title, as typed. */
  word: string
}

export const everything: CalendarFilter = {
  day: null,
  span: 'week',
  zone: null,
  currencies: [],
  importance: 1,
  order: null,
  word: '',
}

const longestWord = 100

/** A date that exists, between years the broker may know of; else null. */
const dayOf = (text: string | null): string | null => {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null
}

const matching = (text: string | null, shape: RegExp): string | null =>
  text !== null && shape.test(text) ? text : null

/** The filter an address holds. What cannot be read is as if it were not there. */
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
  }
}

/** An address's query with this filter in it: what is not filtered is left out, what others put there stays. */
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
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  // Slashes and commas may stand in a query as they are; people read these addresses.
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
  return text && `?${text}`
}

/** Whether nothing is hidden: the period and the zone hide nothing. */
export const showsAll = ({ currencies, importance, word }: CalendarFilter): boolean =>
  currencies.length === 0 && importance === 1 && word.trim() === ''

/** Whether a publication passes what was chosen. */
export const passes = (
  { currencies, importance, word }: CalendarFilter,
  release: { currency: string; importance: Importance; title: string },
): boolean =>
  release.importance >= importance &&
  (currencies.length === 0 || currencies.includes(release.currency)) &&
  release.title.toLocaleLowerCase().includes(word.trim().toLocaleLowerCase())
