import { type Namespaces, programTexts } from '#locales/resources.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { currentTexts } from './overrides.ts'

export { namespaces, type Namespace } from '#locales/resources.ts'

/**
 * The interface texts of every language: the built-in ones with published overrides. Getters, so that nobody keeps
 * texts past a publish.
 */
export const resources: Readonly<Record<Locale, Namespaces>> = Object.defineProperties(
  { ...programTexts },
  Object.fromEntries(localeIds.map((locale) => [locale, { get: () => currentTexts(locale) }])),
)
