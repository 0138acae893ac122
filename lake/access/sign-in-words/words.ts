import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { de } from './de.ts'
import { en, type WordKey, type Words } from './en.ts'
import { pl } from './pl.ts'

const tables: Readonly<Record<Locale, Words>> = { en, de, pl }

/** Says a word of the sign-in pages in the language of who reads them. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string>>) => string

export const sayIn =
  (language: Locale): Say =>
  (key, values = {}) =>
    fill(tables[language][key], values)

/** A time to wait as `5 minutes`, begun minutes in full. */
export const minutesIn = (language: Locale, seconds: number): string =>
  new Intl.NumberFormat(locales[language].intl, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.ceil(seconds / 60))
