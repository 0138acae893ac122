import { defaultLocale, type Locale, localeIds } from './table.ts'

/** The languages that are translated into: all but the one that is translated from. */
export const translatedLocales: readonly Locale[] = localeIds.filter((id) => id !== defaultLocale)

const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/**
 * A language as English calls it: `de` is `German`. A code of no language is kept.
 * @throws {RangeError} for what cannot be a code
 */
export const englishName = (language: string): string => englishNames.of(language) ?? language
