import { defaultLocale, isLocale, type Locale, localeIds, localePath } from '#locales/table.ts'

/** What is asked, as it is typed: the page without its language, and an instant in UTC. */
export interface Typed {
  locale: Locale
  page: string
  day: string
  time: string
}

/** An address at an instant, with another to compare with, or which field is wrong. */
export type Question = { address: string; at: string; other?: string } | { wrong: 'page' | 'day' }

/**
 * The question in what was typed. A second is typed, and its end is meant, but not later than `now` (ms since 1970): what
 * came within it counts. A later second is left to the record, which refuses it in its own words.
 */
export function questionOf({ locale, page, day, time }: Typed, now: number): Question {
  const path = page.trim()
  if (!/^\/[^\s?#]*$/.test(path)) return { wrong: 'page' }
  const at = new Date(`${day}T${time}Z`)
  // A 31 February would be read as a day in March.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(`${day}T`)) return { wrong: 'day' }
  return {
    address: localePath(locale, path),
    at: new Date(Math.max(at.getTime(), Math.min(at.getTime() + 999, now))).toISOString(),
  }
}

/** An instant as it is typed. */
export const typedAt = (at: Date): Pick<Typed, 'day' | 'time'> => {
  const text = at.toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 19) }
}

/** What an intent hands over: a page with its language, and an instant (ISO 8601). */
export type Handed = Readonly<Record<'locale' | 'page' | 'at', string>>

const homeOf = (locale: Locale): string => localePath(locale, '/')

/** A page as it is served, such as `/de/fees`, at an instant, as an intent hands it over. */
export function handedOf(address: string, at: string): Handed {
  const locale = localeIds.find(
    (one) => one !== defaultLocale && (address === homeOf(one) || address.startsWith(`${homeOf(one)}/`)),
  )
  const page = locale === undefined ? address : address.slice(homeOf(locale).length) || '/'
  return { locale: locale ?? defaultLocale, page, at }
}

/** What is typed for the question that stands in the address of the screen; nothing where none does. */
export function typedIn(parameters: readonly (readonly [string, string])[] | undefined): Typed | undefined {
  const { locale, page, at }: Partial<Handed> = Object.fromEntries(parameters ?? [])
  const instant = new Date(at ?? '')
  if (!isLocale(locale) || page === undefined || Number.isNaN(instant.getTime())) return undefined
  return { locale, page, ...typedAt(instant) }
}
