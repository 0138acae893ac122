import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'

/** The stored form of a value per language, for reading. */
export const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.array(z.looseObject({ language: z.enum(localeIds), value }))

interface LanguageItem<Type extends string, Value> {
  _type: `internationalizedArray${Type}Value`
  _key: Locale
  language: Locale
  value: Value
}

/** The form of internationalized-array 5: language is a field, the key repeats it. */
export const inSomeLanguages = <const Type extends string, Value>(
  type: Type,
  values: Readonly<Partial<Record<Locale, Value>>>,
): LanguageItem<Type, Value>[] =>
  localeIds.flatMap((language) => {
    const value = values[language]
    return value === undefined
      ? []
      : [{ _type: `internationalizedArray${type}Value` as const, _key: language, language, value }]
  })
