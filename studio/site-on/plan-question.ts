import { type Locale, localePath } from '#locales/table.ts'

/** What is asked, as it is typed: the page without its language, and an instant in UTC. */
export interface Typed {
  locale: Locale
  page: string
  day: string
  time: string
}

/** An address at an instant, or which field is wrong. */
export type Question = { address: string; at: string } | { wrong: 'page' | 'day' }

/** The question in what was typed; the instant may be in the future, which the record refuses in its own words. */
export function questionOf({ locale, page, day, time }: Typed): Question {
  const path = page.trim()
  if (!/^\/[^\s?#]*$/.test(path)) return { wrong: 'page' }
  const at = new Date(`${day}T${time}Z`)
  // A 31 February would be read as a day in March.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(`${day}T`)) return { wrong: 'day' }
  return { address: localePath(locale, path), at: at.toISOString() }
}

/** An instant as it is typed. */
export const typedAt = (at: Date): Pick<Typed, 'day' | 'time'> => {
  const text = at.toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 19) }
}
