import 'server-only'
import { historyOf } from '#web/broker/history/histories.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { sizesOf, usualSizeOf } from '#web/features/calculators/plan-bill.ts'
import { readHistory } from '#web/features/history/read-history.ts'
import { type CostData, type CostRange, type CostTerms, legOf } from './cost-data.ts'
import { legsFor } from './plan-context.ts'

/** The terms a past trade is booked by; null for an instrument whose sizes, pip or currency are unknown. */
export const costTermsOf = (instrument: Instrument): CostTerms | null => {
  const { symbol, digits, assetClass, hours, minLot, maxLot, lotStep, contractSize, pipSize, quote } =
    instrument
  if (usualSizeOf(sizesOf(instrument)) === null || !pipSize || !quote) return null
  const { maxLeverage, typicalSpread, overnightLong, overnightShort, tripleNight } = instrument
  return {
    symbol,
    digits,
    assetClass,
    hours,
    minLot,
    maxLot,
    lotStep,
    contractSize,
    pipSize,
    quote,
    maxLeverage,
    typicalSpread,
    overnightLong,
    overnightShort,
    tripleNight,
  }
}

/**
 * The bars of a range with those that convert. `isStored` is for a page that is kept: it is drawn anew as they grow.
 */
export const readCosts = async (
  terms: CostTerms,
  range: CostRange,
  now: number,
  isStored: boolean,
): Promise<CostData> => {
  const read = isStored ? readHistory : historyOf
  const legs = legsFor(terms)
  const [history, ...others] = await Promise.all([
    read(terms.symbol, range, now),
    ...legs.map((symbol) => read(symbol, range, now)),
  ])
  return {
    history: { ...history, range },
    legs: Object.fromEntries(others.map(({ symbol, bars }) => [symbol, bars.map(legOf)])),
  }
}
