/**
 * The price of one unit in dollars that the walk reverts to, and the usual daily move as a fraction of it.
 */
export interface Currency {
  mid: number
  dailyMove: number
}

/**
 * Pairs are quoted from these, so that EURUSD times USDJPY is EURJPY at every instant. The levels are those
 * of the calculators' reference figures.
 */
export const currencies: Readonly<Record<string, Currency>> = {
  USD: { mid: 1, dailyMove: 0 },
  EUR: { mid: 1.085, dailyMove: 0.004 },
  GBP: { mid: 1.265, dailyMove: 0.0045 },
  JPY: { mid: 1 / 150, dailyMove: 0.005 },
  CHF: { mid: 1 / 0.885, dailyMove: 0.004 },
  AUD: { mid: 0.66159, dailyMove: 0.0055 },
  NZD: { mid: 0.66159 / 1.09, dailyMove: 0.0055 },
  CAD: { mid: 1 / 1.36364, dailyMove: 0.0035 },
  CNH: { mid: 1 / 7.24, dailyMove: 0.0015 },
  HKD: { mid: 1 / 7.81, dailyMove: 0.0001 },
}
