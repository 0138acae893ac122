import type { TripleNight } from '#web/documents/instrument.ts'
import {
  compare,
  dividedBy,
  minus,
  type Ratio,
  ratioOf,
  times,
  toDecimal,
  whole,
} from '#web/lib/numbers/ratio.ts'
import { closeOutPercent, conversionOf, type Direction, profitOf, type Sum, sumOf } from './formulas.ts'
import { type BillTerms, planBill } from './plan-bill.ts'
import { countedOf, nightsBetween } from './plan-nights.ts'

/** The terms a trade is booked by; figures are decimal strings. */
export interface TradeTerms extends BillTerms {
  /** The night that is booked three times; null while unpublished. */
  tripleNight: TripleNight | null
}

/** What is chosen of a trade. `lots` is a decimal string, `currency` that of the account. */
export interface TradeChoice {
  direction: Direction
  lots: string
  currency: string
}

/** A bid with its time, ms since 1970, and the rate that turned the quote currency into the account's then. */
export interface TradePoint {
  at: number
  bid: string
  rate: Ratio
}

/** A trade from its opening to its close, line by line; negative is paid or lost, and the lines add up to `result`. */
export interface Trade {
  currency: string
  /** From bid to bid, without any cost. */
  price: Sum
  /** The same in pips, with one decimal. */
  pips: string
  /** Paid once: a bought position opens at the ask, a sold one closes there. */
  spread: Sum
  /** Nights that were booked, how often they count, and their sum; null where the firm has published no rate. */
  nights: { count: number; counted: number; sum: Sum | null }
  /** Half a per cent of what is converted, the result and the nights each; null in the quote currency. */
  conversion: Sum | null
  result: Sum
  /** Set aside on opening, at the highest leverage. */
  margin: Sum
  /** What the trade has left of its margin with nothing else in the account, in whole per cent; null without a margin. */
  left: string | null
}

const figure = (sum: Sum | null): Ratio => (sum && ratioOf(sum.value)) ?? whole(0)
const plus = (...values: readonly Ratio[]): Ratio =>
  values.reduce((sum, value) => minus(sum, times(value, whole(-1))), whole(0))

const addUp = (currency: string, ...sums: readonly (Sum | null)[]): Sum =>
  sumOf(plus(...sums.map(figure)), currency)

/** A night as it was booked: how often it counts, and the charge for one lot in the quote currency; null without one. */
export interface ChargedNight {
  times: 1 | 3
  perLot: string | null
}

/** What nights come to in the quote currency; null where the firm has published no charge for any of them. */
const chargedFor = (nights: readonly ChargedNight[], perLot: string | null, size: Ratio): Ratio | null => {
  const charges = nights.flatMap((night) => {
    const charge = ratioOf(night.perLot ?? '')
    return charge ? [times(size, charge, whole(night.times))] : []
  })
  return charges.length > 0 || (nights.length === 0 && perLot !== null) ? plus(...charges) : null
}

/** The other side of a direction. */
export const otherSide = (direction: Direction): Direction => (direction === 'buy' ? 'sell' : 'buy')

/** Margin and result of a trade, in per cent of the margin; null without a margin, as at a price of nothing. */
const shareLeft = ({ margin, result }: Pick<Trade, 'margin' | 'result'>): Ratio | null => {
  const set = figure(margin)
  return set.over === 0n ? null : dividedBy(times(plus(set, figure(result)), whole(100)), set)
}

/** Whether a trade has fallen to the share of its margin at which positions are closed, with nothing else in the account. */
export const isClosedOut = (trade: Pick<Trade, 'margin' | 'result'>): boolean => {
  const share = shareLeft(trade)
  return share !== null && compare(share, ratioOf(closeOutPercent) ?? whole(0)) <= 0
}

/**
 * What a trade came to between two points: from bid to bid, with the typical spread, each night that was booked on the
 * way, and the charge for what is converted. All of it is converted at the rate of the close, the margin at that of the
 * opening, and each line is rounded as it is booked. Null when `lots` is no size above zero, or a figure is none.
 * @param kept the nights where they were booked one by one, each at the charge of its day; else those between both
 * points at the charge of the terms
 */
export const planTrade = (
  terms: TradeTerms,
  { direction, lots, currency }: TradeChoice,
  { open, close }: { open: TradePoint; close: TradePoint },
  kept?: readonly ChargedNight[],
): Trade | null => {
  const [size, opened, closed] = [ratioOf(lots), ratioOf(open.bid), ratioOf(close.bid)]
  const { rate } = close
  const asked = { direction, lots, currency }
  const margin = planBill(terms, { ...asked, bid: open.bid, rate: open.rate })?.margin
  const spread = planBill(terms, { ...asked, bid: null, rate })?.spread
  const [pip, pips] = [ratioOf(terms.pipSize), ratioOf(terms.typicalSpread)]
  if (!size || !opened || !closed || !margin || !spread || !pip || !pips) return null
  const converted = { direction, lots: size, rate, currency }
  const { converted: price, pips: move } = profitOf(terms, { ...converted, open: opened, close: closed })
  // What is booked on closing is the result between the prices that were dealt at.
  const ask = times(pip, pips)
  const dealt = profitOf(terms, {
    ...converted,
    open: direction === 'buy' ? plus(opened, ask) : opened,
    close: direction === 'buy' ? closed : plus(closed, ask),
  })
  const perLot = direction === 'buy' ? terms.overnightLong : terms.overnightShort
  const booked =
    kept ?? nightsBetween(open.at, close.at, terms.tripleNight).map((night) => ({ ...night, perLot }))
  const counted = countedOf(booked)
  const held = chargedFor(booked, perLot, size)
  const sum = held && sumOf(times(held, rate), currency)
  const conversion =
    dealt.charge &&
    addUp(currency, dealt.charge, held && conversionOf({ amount: held, rate, currency }).charge)
  const result = addUp(currency, price, spread, sum, conversion)
  const share = shareLeft({ margin, result })
  return {
    currency,
    price,
    pips: move,
    spread,
    nights: { count: booked.length, counted, sum },
    conversion,
    result,
    margin,
    left: share && toDecimal(share, 0),
  }
}
