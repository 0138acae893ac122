import type { Hours } from './hours.ts'

/** What the sandbox needs to quote an instrument. */
export interface Instrument {
  symbol: string
  /** Decimals of a price. */
  digits: number
  /** Typical spread in units of the last decimal. */
  spreadTicks: number
  hours: Hours
  /** The price of a pair follows its currencies; other instruments have their own level. */
  source: { base: string; quote: string } | OwnLevel
}

/** The level of the walk, and the direction and share of a currency's news in it. */
interface OwnLevel {
  mid: number
  dailyMove: number
  news?: { currency: string; share: number }
}

const pair = (symbol: string, digits: number, spreadTicks: number): Instrument => ({
  symbol,
  digits,
  spreadTicks,
  hours: 'forex',
  source: { base: symbol.slice(0, 3), quote: symbol.slice(3) },
})

const own = (
  symbol: string,
  digits: number,
  spreadTicks: number,
  hours: Hours,
  mid: number,
  dailyMove: number,
  news?: OwnLevel['news'],
): Instrument => ({ symbol, digits, spreadTicks, hours, source: { mid, dailyMove, ...(news && { news }) } })

const dollar = (share: number) => ({ currency: 'USD', share })

/** The thirty instruments of requirements I5, in its order; `dailyMove` is a share of the price. */
export const instruments: readonly Instrument[] = [
  pair('EURUSD', 5, 9),
  pair('USDJPY', 3, 10),
  pair('GBPUSD', 5, 13),
  pair('USDCHF', 5, 14),
  pair('AUDUSD', 5, 11),
  pair('NZDUSD', 5, 16),
  pair('USDCAD', 5, 15),
  pair('EURCHF', 5, 17),
  pair('EURGBP', 5, 12),
  pair('EURJPY', 3, 15),
  pair('EURAUD', 5, 22),
  pair('GBPJPY', 3, 24),
  pair('GBPCHF', 5, 26),
  pair('GBPAUD', 5, 29),
  pair('AUDJPY', 3, 17),
  pair('AUDNZD', 5, 24),
  pair('NZDJPY', 3, 21),
  pair('CADJPY', 3, 19),
  pair('USDCNH', 5, 120),
  pair('USDHKD', 5, 80),
  own('XAUUSD', 2, 25, 'newYork', 2400, 0.009, dollar(-1.2)),
  own('XAGUSD', 3, 25, 'newYork', 28.5, 0.017, dollar(-1.6)),
  own('UKOIL', 2, 4, 'london', 82, 0.019),
  own('USOIL', 2, 4, 'newYork', 78, 0.02),
  own('US500', 1, 5, 'newYork', 5400, 0.009, dollar(-0.8)),
  own('US30', 1, 25, 'newYork', 39500, 0.008, dollar(-0.7)),
  own('NAS100', 1, 15, 'newYork', 19000, 0.012, dollar(-1)),
  own('HK50', 1, 80, 'hongKong', 17000, 0.014),
  own('JPN225', 0, 8, 'newYork', 38500, 0.012, { currency: 'JPY', share: -0.9 }),
  own('GER30', 1, 12, 'frankfurt', 18000, 0.01, { currency: 'EUR', share: 0.5 }),
]

/** An instrument by its symbol. */
export const instrumentBySymbol: ReadonlyMap<string, Instrument> = new Map(
  instruments.map((instrument) => [instrument.symbol, instrument]),
)
