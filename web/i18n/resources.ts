import { type Namespaces, programTexts } from '#locales/resources.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { currentTexts } from './overrides.ts'

export { namespaces, type Namespace } from '#locales/resources.ts'

/**
 * The interface texts of every language as they stand now: those of the program, and over them what editors
 * have published. Read anew each time, so nobody keeps one of them past a publish.
 */
export const resources: Readonly<Record<Locale, Namespaces>> = Object.defineProperties(
  { ...programTexts },
  Object.fromEntries(localeIds.map((locale) => [locale, { get: () => currentTexts(locale) }])),
)
