import type { Context } from 'hono'
import { preferredLocales } from '#locales/preferred.ts'
import { defaultLocale, isLocale, type Locale, localeIds } from '#locales/table.ts'

/** A language that the sign-in pages speak: routes have it from here, and read no table of locales. */
export type PageLanguage = Locale

export const pageLanguages: readonly PageLanguage[] = localeIds

/**
 * The language of the sign-in pages: what the Studio or the form before handed over, else what the browser prefers,
 * else English. Only the code of a known language counts.
 */
export const languageOf = (c: Pick<Context, 'req'>, handed: string | null | undefined): PageLanguage =>
  isLocale(handed) ? handed : (preferredLocales(c.req.header('accept-language') ?? null)[0] ?? defaultLocale)
