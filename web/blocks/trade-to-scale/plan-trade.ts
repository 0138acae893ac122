import { type BillTerms, planBill } from '#web/features/calculators/plan-bill.ts'
import { legsOf, rateOf } from '#web/features/calculators/conversion.ts'
import { capOf, type Sum } from '#web/features/calculators/formulas.ts'
import type { LastPrice } from '#web/features/history/last-prices.ts'
import { dividedBy, type Ratio, ratioOf, times, toDecimal, whole } from '#web/lib/numbers/ratio.ts'

/** A night the position is held over; `factor` is 3 for the one that stands for the weekend as well. */
export interface Night {
  /** 1 is Monday. */
  weekday: number
  factor: number
}

/** A length of the drawing: in per cent of the position, above zero is gained; and in money, null without a price. */
export interface Length {
  percent: number
  sum: Sum | null
}

export interface TradePlan {
  currency: string
  /** The whole position in money; null without a price. */
  value: Sum | null
  /** Time of the oldest price that the sums are made of, ms; null without a price. */
  pricedAt: number | null
  /** What opening costs; null without a price. */
  spread: Length | null
  /** What each night costs or brings; empty without a price or a published rate. */
  nights: readonly (Night & Length)[]
  nightsTotal: Sum | null
  up: Length
  down: Length
  /** Here half of the margin is lost and positions must be closed (ESMA 2018/796, article 2). */
  closeOut: Length
  margin: Length
}

/** From Monday to the night that counts three times; to Thursday where it is unknown. */
export const nightsHeld = (tripleNight: 'wednesday' | 'friday' | null): Night[] =>
  Array.from({ length: tripleNight === 'friday' ? 5 : 4 }, (_, index) => {
    const weekday = index + 1
    const isTriple =
      (tripleNight === 'wednesday' && weekday === 3) || (tripleNight === 'friday' && weekday === 5)
    return { weekday, factor: isTriple ? 3 : 1 }
  })

/** Digits enough for a length on paper. */
const number = (ratio: Ratio): number => Number(toDecimal(ratio, 6))

const shareOf = (sum: Sum, value: Sum): number => {
  const [part, of] = [ratioOf(sum.value), ratioOf(value.value)]
  return part && of && of.over > 0n ? number(dividedBy(times(part, whole(100)), of)) : 0
}

const multiplied = ({ value, currency }: Sum, by: Ratio): Sum => {
  const amount = ratioOf(value) ?? whole(0)
  return { value: toDecimal(times(amount, by), value.split('.')[1]?.length ?? 0), currency }
}

/**
 * A position bought, with its costs and what the market can do to it, in money and in per cent of its value. Lengths
 * are in per cent, so that it can be drawn before a price is known; then sums and costs are null.
 * @param priceOf the last price known of an instrument
 */
export const planTrade = (
  instrument: BillTerms & { symbol: string; tripleNight: 'wednesday' | 'friday' | null },
  given: { lots: string; currency: string; priceOf: (symbol: string) => LastPrice | null },
): TradePlan => {
  const { lots, currency, priceOf } = given
  const needed = [instrument.symbol, ...(legsOf(instrument.quote, currency) ?? [])].map(priceOf)
  const moments = needed.flatMap((price) => price?.at ?? [])
  const rate = rateOf(instrument.quote, currency, (symbol) => ratioOf(priceOf(symbol)?.bid ?? ''))
  const bid = priceOf(instrument.symbol)?.bid ?? null
  const bill = rate && bid ? planBill(instrument, { direction: 'buy', lots, bid, rate, currency }) : null
  const value = bill?.value ?? null
  const known = value && ratioOf(value.value)?.over !== 0n ? { value, bill } : null
  const cap = capOf(instrument)
  const move = (percent: Ratio): Length => ({
    percent: number(percent),
    sum: value && multiplied(value, dividedBy(percent, whole(100))),
  })
  const night = bill?.night ?? null
  const nights = night ? nightsHeld(instrument.tripleNight) : []
  return {
    currency,
    value,
    pricedAt: known ? Math.min(...moments) : null,
    spread: known?.bill ? { percent: shareOf(known.bill.spread, known.value), sum: known.bill.spread } : null,
    nights:
      known && night
        ? nights.map((one) => {
            const sum = multiplied(night, whole(one.factor))
            return { ...one, percent: shareOf(sum, known.value), sum }
          })
        : [],
    nightsTotal: night && multiplied(night, whole(nights.reduce((total, { factor }) => total + factor, 0))),
    up: move(whole(1)),
    down: move(whole(-1)),
    closeOut: move(dividedBy(whole(-50), whole(cap))),
    margin: move(dividedBy(whole(-100), whole(cap))),
  }
}
