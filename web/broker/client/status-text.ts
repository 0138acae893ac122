import de from '#locales/de/status.json' with { type: 'json' }
import en from '#locales/en/status.json' with { type: 'json' }
import pl from '#locales/pl/status.json' with { type: 'json' }
import { isLocale, type Locale } from '#locales/table.ts'

/** The status table (requirements H2) in the languages of visitors; `zh` is kept beside as the source column. */
const table: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, de, pl }

/**
 * What a visitor is told of a status, in their language: the table's text, else the status text (H1). Status 0
 * is an answer that never came.
 */
export const statusText = (locale: Locale, status: number, fallback = ''): string =>
  table[locale][status === 0 ? 'network' : String(status)] ?? (fallback || String(status))

/** What a visitor is told of a refusal: its own words, else those of its code, else that there were none (G1). */
export const refusalText = (locale: Locale, code: number, message: string): string =>
  message || statusText(locale, code, table[locale]['refused'])

/** The language a page states in its calls (requirements G1). */
export const languageOf = (header: string | null): Locale => (isLocale(header) ? header : 'en')
