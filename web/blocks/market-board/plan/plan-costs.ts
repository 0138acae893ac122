import { rateOf } from '#web/features/calculators/conversion.ts'
import { type Sum, sumOf } from '#web/features/calculators/formulas.ts'
import { type Bill, type BillTerms, planBill, sizesOf } from '#web/features/calculators/plan-bill.ts'
import { ratioOf, times, whole } from '#web/lib/numbers/ratio.ts'

/** The currency that costs are shown in, in every language: the broker quotes no price to turn them into złoty. */
export const accountCurrency = 'EUR'

/** What the costs of an instrument are worked out from; figures are decimal strings. */
export interface CostTerms extends BillTerms {
  minLot: string
  maxLot: string
}

/** The costs of a size of an instrument, as a bill has them; null where they cannot be known. */
export interface MarketCosts {
  currency: string
  spread: Sum | null
  margin: Sum | null
  onePercent: Sum | null
  long: Sum | null
  short: Sum | null
  /** What its ordinary day moves such a position by, from low to high. */
  day: Sum | null
}

const boughtAndSold = (
  terms: BillTerms,
  given: Omit<Parameters<typeof planBill>[1], 'direction'>,
): [Bill | null, Bill | null] => [
  planBill(terms, { ...given, direction: 'buy' }),
  planBill(terms, { ...given, direction: 'sell' }),
]

/**
 * The costs of a size of an instrument, at the bids known now. Without a rate into the account's currency they are in
 * the quote currency; nothing is invented.
 * @param lots a decimal string
 * @param day the height of an ordinary day, a difference of prices
 */
export const planCosts = (
  terms: BillTerms & { symbol: string },
  lots: string,
  day: string | null,
  bidOf: (symbol: string) => string | undefined,
): MarketCosts => {
  const known = rateOf(terms.quote, accountCurrency, (symbol) => ratioOf(bidOf(symbol) ?? ''))
  const rate = known ?? whole(1)
  const currency = known ? accountCurrency : terms.quote
  const [bought, sold] = boughtAndSold(terms, { lots, bid: bidOf(terms.symbol) ?? null, rate, currency })
  const [size, units, height] = [lots, terms.contractSize, day ?? ''].map(ratioOf)
  return {
    currency,
    spread: bought?.spread ?? null,
    margin: bought?.margin ?? null,
    onePercent: bought?.onePercent ?? null,
    long: bought?.night ?? null,
    short: sold?.night ?? null,
    day: size && units && height ? sumOf(times(size, units, height, rate), currency) : null,
  }
}

const isNothing = (sum: Sum | null): boolean => sum !== null && Number(sum.value) === 0

/**
 * The size that the costs of a whole market are shown for: the smallest from a tenth of a lot on that all of its
 * instruments can be traded in and of which no spread rounds to nothing. Null for a market without sizes.
 */
export const usualSizeOf = (
  market: readonly (CostTerms & { symbol: string })[],
  bidOf: (symbol: string) => string | undefined,
): string | null => {
  const [first, ...others] = market.map(sizesOf)
  const common = (first ?? []).filter((size) => others.every((sizes) => sizes.includes(size)))
  const usual = common.filter((size) => Number(size) >= 0.1)
  return (
    usual.find((size) => !market.some((one) => isNothing(planCosts(one, size, null, bidOf).spread))) ??
    usual[0] ??
    common[0] ??
    null
  )
}
