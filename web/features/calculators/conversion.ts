import { dividedBy, type Ratio, times, whole } from '#web/lib/numbers/ratio.ts'

/** Quoted pairs with the US dollar, by the other currency. */
const dollarPairs: Readonly<Record<string, { symbol: string; isDollarFirst: boolean }>> = {
  EUR: { symbol: 'EURUSD', isDollarFirst: false },
  GBP: { symbol: 'GBPUSD', isDollarFirst: false },
  AUD: { symbol: 'AUDUSD', isDollarFirst: false },
  NZD: { symbol: 'NZDUSD', isDollarFirst: false },
  JPY: { symbol: 'USDJPY', isDollarFirst: true },
  CHF: { symbol: 'USDCHF', isDollarFirst: true },
  CAD: { symbol: 'USDCAD', isDollarFirst: true },
  CNH: { symbol: 'USDCNH', isDollarFirst: true },
  HKD: { symbol: 'USDHKD', isDollarFirst: true },
}

/** Currencies an account can be kept in (the page on accounts). */
export const accountCurrencies = ['EUR', 'USD', 'PLN'] as const

/** Currencies that live rates can convert. */
export const quotedCurrencies: readonly string[] = ['EUR', 'USD', ...Object.keys(dollarPairs).slice(1)]

/** The instruments needed to convert one currency into another, via the dollar; null if impossible. */
export const legsOf = (from: string, to: string): string[] | null => {
  if (from === to) return []
  const legs: string[] = []
  for (const currency of [from, to]) {
    if (currency === 'USD') continue
    const pair = dollarPairs[currency]
    if (!pair) return null
    legs.push(pair.symbol)
  }
  return legs
}

const dollarsFor = (currency: string, priceOf: (symbol: string) => Ratio | null): Ratio | null => {
  if (currency === 'USD') return whole(1)
  const pair = dollarPairs[currency]
  const price = pair ? priceOf(pair.symbol) : null
  if (!pair || !price || price.over <= 0n) return null
  return pair.isDollarFirst ? dividedBy(whole(1), price) : price
}

/** The exact rate from one currency to another; null while a required price is unknown. */
export const rateOf = (from: string, to: string, priceOf: (symbol: string) => Ratio | null): Ratio | null => {
  if (from === to) return whole(1)
  const [worth, price] = [dollarsFor(from, priceOf), dollarsFor(to, priceOf)]
  return worth && price ? times(worth, dividedBy(whole(1), price)) : null
}

/** The account currencies that a result in a currency can be shown in: those with a quoted rate. */
export const shownCurrencies = (quote: string): (typeof accountCurrencies)[number][] =>
  accountCurrencies.filter((currency) => legsOf(quote, currency) !== null)
