import { dividedBy, minus, type Ratio, ratioOf, times, toDecimal, whole } from '#web/lib/ratio.ts'

/** What the formulas need of an instrument; figures are decimal strings. */
export interface Contract {
  contractSize: string
  pipSize: string
  /** The currency of its price and result. */
  quote: string
  /** The cap of retail clients, `30:1`. */
  maxLeverage: string
}

/** In per cent: what is charged of an amount that is converted, and the yearly addition of financing. */
export const charges = { conversion: '0.5', financing: '2.5' } as const

/** How many decimals a sum of money is written with: yen have no parts. */
const placesOf = (currency: string): number => (currency === 'JPY' ? 0 : 2)

/** A sum of money in a currency, rounded half away from zero. */
export interface Sum {
  value: string
  currency: string
}

const sum = (value: Ratio, currency: string, places = placesOf(currency)): Sum => ({
  value: toDecimal(value, places),
  currency,
})

/** @throws when a figure of the lake is no decimal: the schema forbids it */
const figure = (text: string): Ratio => {
  const value = ratioOf(text)
  if (!value) throw new Error(`${text} is no decimal`)
  return value
}

const percent = (text: string): Ratio => dividedBy(figure(text), whole(100))

/** What is left of an amount after the charge; each is rounded as it is booked, so that the parts add up. */
const charged = (amount: Ratio, currency: string): { gross: Sum; charge: Sum; net: Sum } => {
  const size = amount.over < 0n ? minus(whole(0), amount) : amount
  const gross = sum(amount, currency)
  const charge = sum(times(size, percent(`-${charges.conversion}`)), currency)
  const net = minus(figure(gross.value), minus(whole(0), figure(charge.value)))
  return { gross, charge, net: sum(net, currency) }
}

/** The leverage cap as a number: 30 of `30:1`. */
export const capOf = ({ maxLeverage }: Pick<Contract, 'maxLeverage'>): number =>
  Number(/^(\d+):1$/.exec(maxLeverage)?.[1] ?? 1)

const steps = [1, 2, 5, 10, 20, 30]

/** What a visitor can choose: round figures up to the cap of the class, and the cap itself; never above. */
export const leveragesOf = (contract: Pick<Contract, 'maxLeverage'>): number[] => {
  const cap = capOf(contract)
  return [...new Set([...steps.filter((step) => step < cap), cap])]
}

/** The value of a position in the currency of its price. */
const notionalOf = ({ contractSize }: Contract, lots: Ratio, price: Ratio): Ratio =>
  times(lots, figure(contractSize), price)

/** Margin: the position's value, divided by the leverage, which is held to the cap. */
export const marginOf = (
  contract: Contract,
  given: { lots: Ratio; price: Ratio; leverage: number; rate: Ratio; currency: string },
): { notional: Sum; notionalConverted: Sum; margin: Sum; leverage: number } => {
  const leverage = Math.min(Math.max(1, given.leverage), capOf(contract))
  const notional = notionalOf(contract, given.lots, given.price)
  const converted = times(notional, given.rate)
  return {
    notional: sum(notional, contract.quote),
    notionalConverted: sum(converted, given.currency),
    margin: sum(dividedBy(converted, whole(leverage)), given.currency),
    leverage,
  }
}

/** What a move of one pip gains or loses. Four decimals: small positions are worth parts of a cent. */
export const pipValueOf = (
  contract: Contract,
  given: { lots: Ratio; rate: Ratio; currency: string },
): { inQuote: Sum; converted: Sum } => {
  const value = times(given.lots, figure(contract.contractSize), figure(contract.pipSize))
  return {
    inQuote: sum(value, contract.quote, 4),
    converted: sum(times(value, given.rate), given.currency, 4),
  }
}

export type Direction = 'buy' | 'sell'

/** The result of a position opened at one price and closed at another; below zero it is a loss. */
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
  // A result in the account's own currency is not converted, hence not charged.
  const isCharged = contract.quote !== currency
  const { gross, charge, net } = charged(times(inQuote, rate), currency)
  return {
    inQuote: sum(inQuote, contract.quote),
    converted: gross,
    charge: isCharged ? charge : null,
    result: isCharged ? net : gross,
    pips: toDecimal(dividedBy(move, figure(contract.pipSize)), 1),
  }
}

/**
 * Overnight financing: value × (reference rate ± 2.5%) ÷ 360 for each night. Below zero it is paid, above it is
 * received. `yearly` is the reference rate in per cent.
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
  return { inQuote: sum(result, contract.quote), converted: sum(times(result, given.rate), given.currency) }
}

/** An amount in another currency, and what of it our charge of half a per cent takes. */
export const conversionOf = (given: {
  amount: Ratio
  rate: Ratio
  currency: string
}): { gross: Sum; charge: Sum; net: Sum } => charged(times(given.amount, given.rate), given.currency)
