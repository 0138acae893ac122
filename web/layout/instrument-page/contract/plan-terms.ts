import type { Locale } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { closeOutPercent } from '#web/features/calculators/formulas.ts'
import { countedText, lotsText } from '#web/i18n/pips.ts'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'
import { formatPrice, formatSigned, multiply, withPlacesOf } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { unitSpace } from '#web/lib/numbers/unit-space.ts'
import { nightName } from './night-name.ts'

/** A contract term: name, value and definition. */
export interface Term {
  key: string
  label: string
  value: string
  meaning: string
}

/** Money with at least two decimals: `10.00 USD`. */
const money = (locale: Locale, amount: string | null, currency: string): string | null =>
  amount === null ? null : `${formatPrice(locale, withPlacesOf('0.00', amount))}${unitSpace}${currency}`

/** What is charged or credited, with its sign: `−14.62 USD`, `+11.67 USD`. */
const signed = (locale: Locale, amount: string | null, currency: string): string | null =>
  amount === null ? null : `${formatSigned(locale, withPlacesOf('0.00', amount))}${unitSpace}${currency}`

/**
 * The terms of an instrument with their definitions; unknown ones are left out. Amounts are exact: lot size × pip, in
 * the quote currency.
 */
export const planTerms = (locale: Locale, instrument: Instrument): Term[] => {
  const { instrument: words, pips, lots, units } = resources[locale].trading
  const named: Record<string, string> = units
  const { contractSize, contractUnit, quote, pipSize, digits, typicalSpread, leverageClass, tripleNight } =
    instrument
  const number = (value: string) => formatPrice(locale, value)
  const pipValue = multiply(contractSize, pipSize)
  const margin = formatPercent(locale, instrument.marginPct)
  const values: Record<keyof typeof words.rows, string | null> = {
    lot: `${number(contractSize)}${unitSpace}${named[contractUnit] ?? contractUnit}`,
    currency: quote || null,
    pip: pipSize ? number(pipSize) : null,
    pipValue: money(locale, pipValue, quote),
    minimum: instrument.minLot ? lotsText(locale, instrument.minLot, lots) : null,
    maximum: instrument.maxLot ? lotsText(locale, instrument.maxLot, lots) : null,
    spread: countedText(locale, typicalSpread, pips),
    spreadCost: money(locale, pipValue === null ? null : multiply(pipValue, typicalSpread), quote),
    margin,
    leverage: instrument.maxLeverage,
    overnightLong: signed(locale, instrument.overnightLong, quote),
    overnightShort: signed(locale, instrument.overnightShort, quote),
    tripleNight: tripleNight && nightName(locale, tripleNight),
    closeOut: fill(words.closeOut, { share: formatPercent(locale, closeOutPercent) }),
  }
  const fields = {
    digits: String(digits),
    step: instrument.lotStep ? number(instrument.lotStep) : '',
    margin,
    leverage: instrument.maxLeverage,
    classWords: leverageClass ? words.classes[leverageClass] : '',
  }
  return Object.entries(words.rows).flatMap(([key, { label, meaning }]) => {
    const value = Object.entries(values).find(([name]) => name === key)?.[1]
    return value ? [{ key, label, value, meaning: fill(meaning, fields).trim() }] : []
  })
}
