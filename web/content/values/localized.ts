import { defaultLocale, isLocale, type Locale } from '#locales/table.ts'

type PerLanguage<Value> = readonly {
  language?: string | null | undefined
  value?: Value | null | undefined
}[]

/** The value in exactly this language, or null; empty texts count as missing. */
export const inLocale = <Value>(
  values: PerLanguage<Value> | null | undefined,
  locale: Locale,
): Value | null => {
  const found = values?.find(({ language }) => language === locale)?.value ?? null
  return found === '' ? null : found
}

/**
 * The value in this language, else English, else any, with its language (record 8: labels and file rows may fall back,
 * marked with their language).
 */
export const inLocaleOrOther = <Value>(
  values: PerLanguage<Value> | null | undefined,
  locale: Locale,
): { value: Value; locale: Locale } | null => {
  for (const candidate of [locale, defaultLocale, ...(values ?? []).map(({ language }) => language)]) {
    if (!isLocale(candidate)) continue
    const value = inLocale(values, candidate)
    if (value !== null) return { value, locale: candidate }
  }
  return null
}

/** A text that an older dataset may hold once for all languages. */
export const textOrLabelIn = (
  value: string | PerLanguage<string> | null | undefined,
  locale: Locale,
): string => (typeof value === 'string' ? value : labelIn(value, locale))

/** A text in the page's language or a fallback; empty if there is none. */
export const labelIn = (values: PerLanguage<string> | null | undefined, locale: Locale): string =>
  inLocaleOrOther(values, locale)?.value ?? ''
