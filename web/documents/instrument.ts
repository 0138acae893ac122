import { defineQuery } from 'groq'
import { z } from 'zod'
import { type Locale, localePath } from '#locales/table.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import { instrumentPath, isAssetClass } from '#web/content/values/markets.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const instrumentQuery = defineQuery(`
  *[_type == "instrument" && defined(symbol)] | order(orderRank asc, symbol asc){
    symbol, assetClass, name, note, kid, base, quote, contractSize, contractUnit, minLot, lotStep, maxLot,
    digits, pipSize, typicalSpreadPips, overnightLong, overnightShort, tripleNight,
    esmaClass, marginPct, maxLeverage, hours{ tz, sessions, dailyBreak }
  }
`)

export const instrument = defineSharedDocument({
  type: 'instrument',
  tag: 'instruments',
  query: instrumentQuery,
  none: [],
  shape: z.array(
    z.object({
      symbol: z.string(),
      assetClass: text,
      name: localizedText,
      note: localizedText,
      kid: text,
      base: text,
      quote: text,
      contractSize: text,
      contractUnit: text,
      minLot: text,
      lotStep: text,
      maxLot: text,
      digits: z.number().nullish(),
      pipSize: text,
      typicalSpreadPips: text,
      overnightLong: text,
      overnightShort: text,
      tripleNight: text,
      esmaClass: text,
      marginPct: text,
      maxLeverage: text,
      hours: z.object({ tz: text, sessions: text, dailyBreak: text }).nullish(),
    }),
  ),
})

export type InstrumentRows = typeof instrument.none

/** Classes of the leverage cap (CySEC PS-04-2019). */
const leverageClasses = [
  'major-fx',
  'non-major-fx',
  'gold',
  'major-index',
  'other-commodity',
  'non-major-index',
] as const
export type LeverageClass = (typeof leverageClasses)[number]

const isLeverageClass = (value: unknown): value is LeverageClass =>
  leverageClasses.some((known) => known === value)

const tripleNights = ['wednesday', 'friday'] as const
export type TripleNight = (typeof tripleNights)[number]

const isTripleNight = (value: unknown): value is TripleNight => tripleNights.some((known) => known === value)

/**
 * An instrument (requirements I5) in one language; figures are decimal strings. Null if a required term is missing:
 * the table would have a gap where a cost belongs.
 */
export const completeInstrument = (row: InstrumentRows[number], locale: Locale) => {
  const { symbol, assetClass, contractSize, marginPct, maxLeverage, typicalSpreadPips, hours } = row
  if (!isAssetClass(assetClass) || !contractSize || !marginPct || !maxLeverage || !typicalSpreadPips)
    return null
  return {
    symbol,
    /** Address of its own page in this language. */
    href: localePath(locale, instrumentPath(assetClass, symbol)),
    name: labelIn(row.name, locale),
    assetClass,
    contractSize,
    contractUnit: row.contractUnit ?? '',
    minLot: row.minLot ?? '',
    lotStep: row.lotStep ?? '',
    maxLot: row.maxLot ?? '',
    /** Base currency, for currency pairs only. */
    base: row.base ?? null,
    /** Currency of price and result. */
    quote: row.quote ?? '',
    leverageClass: isLeverageClass(row.esmaClass) ? row.esmaClass : null,
    /** Its key information document: `fx`, `commodities`, `indices`. */
    kid: row.kid ?? null,
    /** Decimals of its prices. */
    digits: row.digits ?? 0,
    pipSize: row.pipSize ?? '',
    typicalSpread: typicalSpreadPips,
    /** Charged (below zero) or credited for one lot and night, in the quote currency; null while unpublished. */
    overnightLong: row.overnightLong ?? null,
    overnightShort: row.overnightShort ?? null,
    /** The night that is booked three times; null while unpublished. */
    tripleNight: isTripleNight(row.tripleNight) ? row.tripleNight : null,
    /** Margin of a retail client in per cent. */
    marginPct,
    maxLeverage,
    hours: hours?.sessions
      ? { zone: hours.tz ?? 'UTC', sessions: hours.sessions, dailyBreak: hours.dailyBreak ?? null }
      : null,
    note: inLocale(row.note, locale),
  }
}

export type Instrument = NonNullable<ReturnType<typeof completeInstrument>>

/** Complete instruments, in the editors' order. */
export const instrumentsIn = (rows: InstrumentRows, { locale }: LinkContext): Instrument[] =>
  rows.flatMap((row) => completeInstrument(row, locale) ?? [])
