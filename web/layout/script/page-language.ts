import { defaultLocale, type Locale, localeIds } from '#locales/table.ts'
import { root } from './page.ts'

/** As the page is now: another language is a step within it. */
export const pageLanguage = (): Locale => localeIds.find((id) => id === root.lang) ?? defaultLocale
