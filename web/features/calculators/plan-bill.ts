import {
  compare,
  dividedBy,
  minus,
  type Ratio,
  ratioOf,
  times,
  toSignificant,
  whole,
} from '#web/lib/numbers/ratio.ts'
import { type Contract, capOf, type Direction, type Sum, sumOf } from './formulas.ts'

/** The terms a bill is made of; figures are decimal strings. */
export interface BillTerms extends Contract {
  /** In pips. */
  typicalSpread: string
  /** Per lot and night in the quote currency, negative is paid; null where the firm has published no rate. */
  overnightLong: string | null
  overnightShort: string | null
}

/**
 * What a position costs, in the account's currency and rounded to its smallest coin. Negative is paid or lost; `value`
 * and `margin` are positive. What cannot be known without a price or a rate is null.
 */
export interface Bill {
  currency: string
  /** Of the whole position, which the margin is a part of. */
  value: Sum | null
  /** Lost if the position is closed at once, by the typical spread. */
  spread: Sum
  /** Set aside at the highest leverage. */
  margin: Sum | null
  /** One ordinary night, not the triple one. */
  night: Sum | null
  /** A move of one per cent against the position, before other costs. */
  onePercent: Sum | null
}

const sizeOf = (value: Ratio): Ratio => (value.over < 0n ? minus(whole(0), value) : value)
const isAbove = (value: Ratio | null): value is Ratio => value !== null && compare(value, whole(0)) > 0

/**
 * The bill of a position before it is opened. `bid` is a decimal string in the quote currency and may be below zero,
 * as oil was in 2020; `rate` turns the quote currency into `currency`. Null when `lots` is no size above zero, or the
 * terms or the rate are no figures.
 */
export const planBill = (
  terms: BillTerms,
  given: { direction: Direction; lots: string; bid: string | null; rate: Ratio | null; currency: string },
): Bill | null => {
  const { rate, currency } = given
  const lots = ratioOf(given.lots)
  const units = ratioOf(terms.contractSize)
  const pip = ratioOf(terms.pipSize)
  const pips = ratioOf(terms.typicalSpread)
  if (!isAbove(lots) || !isAbove(rate) || !units || !pip || !pips) return null
  const inAccount = (first: Ratio, ...more: Ratio[]): Sum => sumOf(times(first, ...more, rate), currency)
  const bid = given.bid === null ? null : ratioOf(given.bid)
  const value = bid && times(lots, units, sizeOf(bid))
  const charged = given.direction === 'buy' ? terms.overnightLong : terms.overnightShort
  const nightly = charged === null ? null : ratioOf(charged)
  return {
    currency,
    value: value && inAccount(value),
    spread: inAccount(lots, units, pip, pips, whole(-1)),
    margin: value && inAccount(dividedBy(value, whole(capOf(terms)))),
    night: nightly && inAccount(lots, nightly),
    onePercent: value && inAccount(dividedBy(value, whole(-100))),
  }
}

const multiples = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/**
 * Up to nine sizes of a position in lots, from the smallest trade in steps of 1, 2 and 5: `0.01`, `0.02`, … `5`; none
 * above the largest trade. Empty when the smallest trade is no figure above zero.
 */
export const sizesOf = ({ minLot, maxLot }: { minLot: string; maxLot: string }): string[] => {
  const least = ratioOf(minLot)
  const most = ratioOf(maxLot)
  if (!isAbove(least)) return []
  return multiples
    .map((step) => times(least, whole(step)))
    .filter((size) => !isAbove(most) || compare(size, most) <= 0)
    .map((size) => toSignificant(size, 12))
}

/** The size that bills start with: a tenth of a lot, or the smallest trade. Null when there is no size. */
export const usualSizeOf = (sizes: readonly string[]): string | null =>
  sizes.find((size) => size === '0.1') ?? sizes[0] ?? null
