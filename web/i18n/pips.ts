import type { Namespaces } from '#locales/resources.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { unitSpace } from '#web/lib/numbers/unit-space.ts'
import { type Locale, locales } from '#locales/table.ts'

/** A word per plural form: Polish has four (`pips`, `pipsy`, `pipsów`, and `pipsa` for fractions). */
export type PipWords = Namespaces['trading']['pips']

const formOf = {
  zero: 'other',
  one: 'one',
  two: 'other',
  few: 'few',
  many: 'many',
  other: 'other',
} as const satisfies Record<Intl.LDMLPluralRule, keyof PipWords>

/**
 * The plural form for an amount as written: `1.0` is a fraction, `1` is not.
 * @param amount a decimal string
 */
export const pipWord = (locale: Locale, amount: string, words: PipWords): string => {
  const places = /\.(\d+)$/.exec(amount)?.[1]?.length ?? 0
  const rules = new Intl.PluralRules(locales[locale].intl, { minimumFractionDigits: places })
  return words[formOf[rules.select(Number(amount))]]
}

/** An amount with its word in the language's notation: `0.9 pips`, `2,5 pipsa`, `50 lotów`. */
export const countedText = (locale: Locale, amount: string, words: PipWords): string =>
  `${formatPrice(locale, amount)}${unitSpace}${pipWord(locale, amount, words)}`

/** The word for lots by plural form, and for a part of one. */
export type LotWords = Namespaces['trading']['lots']

/** A size in lots: `0.10 lot`, `50 lots`, `0,01 lota`. */
export const lotsText = (locale: Locale, amount: string, words: LotWords): string =>
  Number(amount) < 1
    ? `${formatPrice(locale, amount)}${unitSpace}${words.fraction}`
    : countedText(locale, amount, words)
