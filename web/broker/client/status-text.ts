import { status as statusTexts } from '#locales/status.gen.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/table.ts'

/** The status table (requirements H2) in the site's languages; `zh` is kept as the source column. */
const table: Readonly<Record<Locale, Readonly<Record<string, string>>>> = statusTexts

/**
 * The message for a status in the visitor's language: from the table, else the status text (H1). Status 0 means that
 * no answer came.
 */
export const statusText = (locale: Locale, status: number, fallback = ''): string =>
  table[locale][status === 0 ? 'network' : String(status)] ?? (fallback || String(status))

/** The message for a refusal: its own, else that of its code, else a general one (G1). */
export const refusalText = (locale: Locale, code: number, message: string): string =>
  message || statusText(locale, code, table[locale]['refused'])

/** The language a page states in its calls (requirements G1). */
export const languageOf = (header: string | null): Locale => (isLocale(header) ? header : defaultLocale)
