import { type Locale, locales } from '#locales/table.ts'
import { formatPrice } from './decimal.ts'
import { unitSpace } from './unit-space.ts'

/** The sign of per cent as it stands behind a figure in the language. */
export const percentSign = (locale: Locale): string => (locales[locale].spacesPercent ? `${unitSpace}%` : '%')

/** A percentage: `3.33` is `3.33%`. `value` is a decimal string. */
export const formatPercent = (locale: Locale, value: string): string =>
  `${formatPrice(locale, value)}${percentSign(locale)}`
