import { defaultLocale, isLocale, type Locale } from '#locales/table.ts'

type PerLanguage<Value> = readonly {
  language?: string | null | undefined
  value?: Value | null | undefined
}[]

/** The value of exactly this language, or null; an empty text counts as none. */
export const inLocale = <Value>(
  values: PerLanguage<Value> | null | undefined,
  locale: Locale,
): Value | null => {
  const found = values?.find(({ language }) => language === locale)?.value ?? null
  return found === '' ? null : found
}

/**
 * The value of this language, else the English one, else any, with the language it is in
 * (record 8: labels and file rows may fall back, marked with their language).
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

/** A text that a dataset may still hold once for all languages, as fields were before they had one each. */
export const textOrLabelIn = (
  value: string | PerLanguage<string> | null | undefined,
  locale: Locale,
): string => (typeof value === 'string' ? value : labelIn(value, locale))

/** A text in the page's language or the nearest one; empty when there is none. */
export const labelIn = (values: PerLanguage<string> | null | undefined, locale: Locale): string =>
  inLocaleOrOther(values, locale)?.value ?? ''
