import { currencies } from './currencies.ts'
import type { Instrument } from './instruments.ts'
import { newsMove } from './news.ts'
import { walk } from './noise.ts'
import { type SessionState, sessionState } from './sessions.ts'

/** The broker's quote of an instrument; prices are decimal strings with all their digits. */
export interface Quote {
  symbol: string
  bid: string
  ask: string
  /** First bid of the trading day. */
  open: string
  isOpen: boolean
}

/** Prices change once a second. */
export const updateIntervalMs = 1_000

const level = (seed: string, name: string, mid: number, dailyMove: number, instant: number): number =>
  mid * Math.exp(dailyMove * walk(seed, name, instant))

function currencyValue(seed: string, code: string, instant: number): number {
  const currency = currencies[code]
  if (!currency) throw new Error(`The sandbox has no value for ${code}.`)
  const news = code === 'HKD' ? 0 : newsMove(seed, code, instant)
  return level(seed, code, currency.mid, currency.dailyMove, instant) * (1 + news)
}

function midAt(seed: string, { symbol, source }: Instrument, instant: number): number {
  const at = Math.floor(instant / updateIntervalMs) * updateIntervalMs
  if ('mid' in source) {
    const { mid, dailyMove, news } = source
    const moved = news ? news.share * newsMove(seed, news.currency, at) : 0
    return level(seed, symbol, mid, dailyMove, at) * (1 + moved)
  }
  return currencyValue(seed, source.base, at) / currencyValue(seed, source.quote, at)
}

/** `formatTicks(108512, 5)` is `1.08512`. */
export function formatTicks(ticks: number, digits: number): string {
  const figures = String(ticks).padStart(digits + 1, '0')
  return digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}

/** The bid at an instant in units of the last decimal, as if the market were open. */
export const bidTicks = (seed: string, instrument: Instrument, instant: number): number =>
  Math.round(midAt(seed, instrument, instant) * 10 ** instrument.digits - instrument.spreadTicks / 2)

/** The quotes of instruments at an instant; prices are constant outside of the instrument's sessions. */
export function quotesAt(seed: string, list: readonly Instrument[], instant: number): Quote[] {
  const states = new Map<string, SessionState>()
  return list.map((instrument) => {
    const { symbol, digits, spreadTicks, hours } = instrument
    const state = states.get(hours) ?? sessionState(hours, instant)
    states.set(hours, state)
    const bid = bidTicks(seed, instrument, state.lastTraded)
    return {
      symbol,
      bid: formatTicks(bid, digits),
      ask: formatTicks(bid + spreadTicks, digits),
      open: formatTicks(bidTicks(seed, instrument, state.dayOpened), digits),
      isOpen: state.isOpen,
    }
  })
}
