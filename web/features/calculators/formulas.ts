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

/** The contract data that the formulas need; figures are decimal strings. */
export interface Contract {
  contractSize: string
  pipSize: string
  /** Currency of price and result. */
  quote: string
  /** Leverage cap for retail clients, such as `30:1`. */
  maxLeverage: string
}

/** Charges in per cent: on converted amounts, and the annual financing markup. */
export const charges = { conversion: '0.5', financing: '2.5' } as const

/** Positions are closed when a retail client’s funds fall to this share of the margin, per cent (CySEC PS-04-2019). */
export const closeOutPercent = '50'

/** Decimals of a currency: the yen has none. */
const placesOf = (currency: string): number => (currency === 'JPY' ? 0 : 2)

/** An amount of money, rounded half away from zero. */
export interface Sum {
  value: string
  currency: string
}

/** An amount as it is booked: in whole cents, or in whole yen. */
export const sumOf = (value: Ratio, currency: string, places = placesOf(currency)): Sum => ({
  value: toDecimal(value, places),
  currency,
})

/** @throws on an invalid figure, which the schema forbids */
const figure = (text: string): Ratio => {
  const value = ratioOf(text)
  if (!value) throw new Error(`${text} is no decimal`)
  return value
}

const percent = (text: string): Ratio => dividedBy(figure(text), whole(100))

/** An amount before and after the charge; each is rounded as it is booked, so that they add up. */
const charged = (amount: Ratio, currency: string): { gross: Sum; charge: Sum; net: Sum } => {
  const size = amount.over < 0n ? minus(whole(0), amount) : amount
  const gross = sumOf(amount, currency)
  const charge = sumOf(times(size, percent(`-${charges.conversion}`)), currency)
  const net = minus(figure(gross.value), minus(whole(0), figure(charge.value)))
  return { gross, charge, net: sumOf(net, currency) }
}

/** The leverage cap as a number: 30 for `30:1`. */
export const capOf = ({ maxLeverage }: Pick<Contract, 'maxLeverage'>): number =>
  Number(/^(\d+):1$/.exec(maxLeverage)?.[1] ?? 1)

const steps = [1, 2, 5, 10, 20, 30]

/** The choices of leverage: round numbers up to the cap, and the cap itself; never above. */
export const leveragesOf = (contract: Pick<Contract, 'maxLeverage'>): number[] => {
  const cap = capOf(contract)
  return [...new Set([...steps.filter((step) => step < cap), cap])]
}

/** Notional value in the quote currency. */
const notionalOf = ({ contractSize }: Contract, lots: Ratio, price: Ratio): Ratio =>
  times(lots, figure(contractSize), price)

/** Margin: notional value divided by leverage, limited to the cap. */
export const marginOf = (
  contract: Contract,
  given: { lots: Ratio; price: Ratio; leverage: number; rate: Ratio; currency: string },
): { notional: Sum; notionalConverted: Sum; margin: Sum; leverage: number } => {
  const leverage = Math.min(Math.max(1, given.leverage), capOf(contract))
  const notional = notionalOf(contract, given.lots, given.price)
  const converted = times(notional, given.rate)
  return {
    notional: sumOf(notional, contract.quote),
    notionalConverted: sumOf(converted, given.currency),
    margin: sumOf(dividedBy(converted, whole(leverage)), given.currency),
    leverage,
  }
}

/** Profit or loss per pip. Four decimals, because small positions are worth fractions of a cent. */
export const pipValueOf = (
  contract: Pick<Contract, 'contractSize' | 'pipSize' | 'quote'>,
  given: { lots: Ratio; rate: Ratio; currency: string },
): { inQuote: Sum; converted: Sum } => {
  const value = times(given.lots, figure(contract.contractSize), figure(contract.pipSize))
  return {
    inQuote: sumOf(value, contract.quote, 4),
    converted: sumOf(times(value, given.rate), given.currency, 4),
  }
}

export type Direction = 'buy' | 'sell'

export const isDirection = (value: unknown): value is Direction => value === 'buy' || value === 'sell'

/** Result of a position opened and closed at given prices; negative is a loss. */
export const profitOf = (
  contract: Contract,
  given: {
    direction: Direction
    lots: Ratio
    open: Ratio
    close: Ratio
    rate: Ratio
    currency: string
  },
): { inQuote: Sum; converted: Sum; charge: Sum | null; result: Sum; pips: string } => {
  const { direction, open, close, rate, currency } = given
  const move = direction === 'buy' ? minus(close, open) : minus(open, close)
  const inQuote = notionalOf(contract, given.lots, move)
  // A result in the account's currency is not converted, so not charged.
  const isCharged = contract.quote !== currency
  const { gross, charge, net } = charged(times(inQuote, rate), currency)
  return {
    inQuote: sumOf(inQuote, contract.quote),
    converted: gross,
    charge: isCharged ? charge : null,
    result: isCharged ? net : gross,
    pips: toDecimal(dividedBy(move, figure(contract.pipSize)), 1),
  }
}

/**
 * Overnight financing: notional × (reference rate ± 2.5%) ÷ 360 per night. Negative is paid, positive received.
 * `yearly` is the reference rate in per cent.
 */
export const financingOf = (
  contract: Contract,
  given: {
    direction: Direction
    lots: Ratio
    price: Ratio
    yearly: Ratio
    nights: Ratio
    rate: Ratio
    currency: string
  },
): { inQuote: Sum; converted: Sum } => {
  const reference = dividedBy(given.yearly, whole(100))
  const addition = percent(charges.financing)
  const share =
    given.direction === 'buy' ? minus(minus(whole(0), reference), addition) : minus(reference, addition)
  const value = notionalOf(contract, given.lots, given.price)
  const result = dividedBy(times(value, share, given.nights), whole(360))
  return {
    inQuote: sumOf(result, contract.quote),
    converted: sumOf(times(result, given.rate), given.currency),
  }
}

/**
 * The reference rate in per cent a year that a published charge for one lot and night comes to at a price: the formula
 * of `financingOf` the other way round, with places enough to give the charge again.
 */
export const yearlyOf = (
  contract: Contract,
  given: { direction: Direction; price: Ratio; nightly: Ratio },
): string | null => {
  const value = notionalOf(contract, whole(1), given.price)
  if (compare(value, whole(0)) <= 0) return null
  const share = dividedBy(times(given.nightly, whole(360), whole(100)), value)
  const addition = figure(charges.financing)
  const reference =
    given.direction === 'buy'
      ? minus(minus(whole(0), share), addition)
      : minus(share, minus(whole(0), addition))
  return toDecimal(reference, 4)
}

/** An amount in another currency, and the conversion charge of half a per cent. */
export const conversionOf = (given: {
  amount: Ratio
  rate: Ratio
  currency: string
}): { gross: Sum; charge: Sum; net: Sum } => charged(times(given.amount, given.rate), given.currency)
