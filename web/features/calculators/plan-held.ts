import { type Ratio, ratioOf, times, whole } from '#web/lib/numbers/ratio.ts'
import type { TripleNight } from '#web/documents/instrument.ts'
import { rateOf } from './conversion.ts'
import type { Sum } from './formulas.ts'
import { type Night, nightsFrom, sumsOf } from './plan-nights.ts'

/** What nights come to, bought and sold: one sum after each night. */
export interface Held {
  nights: readonly Night[]
  long: readonly Sum[]
  short: readonly Sum[]
  /** Of the sums: the wanted one, or the quote currency while no rate is known. */
  currency: string
}

/** Nights that are drawn. */
const nightCount = 14

/**
 * What holding so many lots costs over fourteen nights from an instant (ms) on. Null without both overnight rates: a
 * credit is never shown alone.
 */
export const planHeld = (
  terms: {
    overnightLong: string | null
    overnightShort: string | null
    tripleNight: TripleNight | null
    quote: string
  },
  given: { now: number; lots: string; currency: string; bidOf: (symbol: string) => string | null },
): Held | null => {
  const lots = ratioOf(given.lots)
  const long = ratioOf(terms.overnightLong ?? '')
  const short = ratioOf(terms.overnightShort ?? '')
  if (!lots || !long || !short) return null
  const rate = rateOf(terms.quote, given.currency, (symbol) => ratioOf(given.bidOf(symbol) ?? ''))
  const currency = rate ? given.currency : terms.quote
  const nights = nightsFrom(given.now, nightCount, terms.tripleNight)
  const addedUp = (perLot: Ratio) => sumsOf(nights, times(lots, perLot, rate ?? whole(1)), currency)
  return { nights, long: addedUp(long), short: addedUp(short), currency }
}
