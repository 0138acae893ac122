import type { Locale } from '#locales/table.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { rateOf } from '#web/features/calculators/conversion.ts'
import { type Night, nightsFrom, sumsOf } from '#web/features/calculators/plan-nights.ts'
import { type Ratio, ratioOf, times, whole } from '#web/lib/numbers/ratio.ts'
import { billMoney } from '#web/layout/instrument-page/bill/plan-lines.ts'

export interface Stairs {
  nights: readonly Night[]
  /** Sums after each night, for drawing. */
  long: readonly number[]
  short: readonly number[]
  /** The last sums as they are written. */
  longText: string
  shortText: string
  /** Of the sums: the wanted one, or the quote currency while no rate is known. */
  currency: string
}

const nightCount = 14

/**
 * What holding so many lots costs over fourteen nights from an instant on. Null without both overnight rates: a credit
 * is never shown alone.
 */
export const planHolding = (
  locale: Locale,
  instrument: Pick<Instrument, 'overnightLong' | 'overnightShort' | 'tripleNight' | 'quote'>,
  given: { now: number; lots: string; currency: string; bidOf: (symbol: string) => string | null },
): Stairs | null => {
  const lots = ratioOf(given.lots)
  const long = ratioOf(instrument.overnightLong ?? '')
  const short = ratioOf(instrument.overnightShort ?? '')
  if (!lots || !long || !short) return null
  const rate = rateOf(instrument.quote, given.currency, (symbol) => ratioOf(given.bidOf(symbol) ?? ''))
  const currency = rate ? given.currency : instrument.quote
  const nights = nightsFrom(given.now, nightCount, instrument.tripleNight)
  const addedUp = (perLot: Ratio) => {
    const sums = sumsOf(nights, times(lots, perLot, rate ?? whole(1)), currency)
    const last = sums.at(-1) ?? { value: '0', currency }
    return { heights: sums.map(({ value }) => Number(value)), text: billMoney(locale, last, true) }
  }
  const [bought, sold] = [addedUp(long), addedUp(short)]
  return {
    nights,
    long: bought.heights,
    short: sold.heights,
    longText: bought.text,
    shortText: sold.text,
    currency,
  }
}
