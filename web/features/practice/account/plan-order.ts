import { planTrade } from '#web/features/calculators/plan-trade.ts'
import type { Direction } from '#web/features/calculators/formulas.ts'
import { readLots } from '#web/features/calculators/read-fields.ts'
import { compare, ratioOf } from '#web/lib/numbers/ratio.ts'
import { type Account, mostTrades, type Position, type PracticeTerms } from './account.ts'
import type { MarketNow } from './market-now.ts'
import { rateText } from './rate-text.ts'
import { figureOf, less } from './sums.ts'
import { dealtAt, standingOf } from './value-account.ts'

/** What is ordered. Levels are typed prices as decimal strings, `''` for none, null where it is no number. */
export interface Order {
  direction: Direction
  lots: string
  stop: string | null
  limit: string | null
}

/** Why an order is not filled: the field it is about, and what has to change. */
export type Refusal =
  | { field: 'prices'; why: 'stale' | 'unknown' | 'otherUnknown' }
  | { field: 'market'; why: 'closed' }
  | { field: 'size'; why: 'notASize' }
  | { field: 'stop' | 'limit'; why: 'notAPrice' }
  | { field: 'stop' | 'limit'; why: 'above' | 'below'; than: string }
  | { field: 'margin'; why: 'short'; needed: string; free: string }
  | { field: 'trades'; why: 'full'; most: number }

/** The sizes that can be traded. */
export interface SizeTerms {
  minLot: string
  maxLot: string
  lotStep: string
}

/** On the side of the price a position would close at where the level was not reached before it began. */
const levelProblem = (
  field: 'stop' | 'limit',
  level: string | null,
  { direction, closeAt }: { direction: Direction; closeAt: string },
): Refusal | null => {
  if (level === '') return null
  const value = level === null ? null : ratioOf(level)
  if (!value) return { field, why: 'notAPrice' }
  const mustBeBelow = (direction === 'buy') === (field === 'stop')
  const side = compare(value, figureOf(closeAt))
  if (mustBeBelow ? side < 0 : side > 0) return null
  return { field, why: mustBeBelow ? 'below' : 'above', than: closeAt }
}

const levelOf = (level: string | null): string | null => level || null

/**
 * Fills an order at the quoted bid, or at the ask beside it, or says why not. What the position loses at once by the
 * spread counts, so no order is filled that would be closed out by it.
 */
export const planOrder = (
  account: Account,
  terms: PracticeTerms,
  sizes: SizeTerms,
  order: Order,
  market: MarketNow,
  id: string,
): { account: Account; position: Position } | { refusal: Refusal } => {
  const { direction, lots, stop, limit } = order
  const { symbol, quote } = terms
  if (account.open.length + account.closed.length >= mostTrades)
    return { refusal: { field: 'trades', why: 'full', most: mostTrades } }
  if ('problem' in readLots(lots, sizes)) return { refusal: { field: 'size', why: 'notASize' } }
  if (!market.isOpen(symbol)) return { refusal: { field: 'market', why: 'closed' } }
  if (!market.isLive) return { refusal: { field: 'prices', why: 'stale' } }
  const bid = market.bidOf(symbol)
  const rate = market.rateFrom(quote)
  if (bid === null || !rate) return { refusal: { field: 'prices', why: 'unknown' } }
  const closeAt = dealtAt({ direction, terms }, bid, 'close')
  const levels = { direction, closeAt }
  const wrong = levelProblem('stop', stop, levels) ?? levelProblem('limit', limit, levels)
  if (wrong) return { refusal: wrong }
  const point = { at: market.now, bid, rate }
  const choice = { direction, lots, currency: account.currency }
  const trade = planTrade(terms, choice, { open: point, close: point })
  const { free } = standingOf(account, market)
  if (!trade) return { refusal: { field: 'prices', why: 'unknown' } }
  if (free === null) return { refusal: { field: 'prices', why: 'otherUnknown' } }
  const needed = less(trade.margin.value, trade.result.value)
  if (compare(figureOf(needed), figureOf(free)) > 0)
    return { refusal: { field: 'margin', why: 'short', needed, free } }
  const position: Position = {
    id,
    direction,
    lots,
    terms,
    opened: { at: market.now, bid, rate: rateText(rate) },
    margin: trade.margin.value,
    stop: levelOf(stop),
    limit: levelOf(limit),
    nights: [],
    bookedUntil: market.now,
  }
  return { account: { ...account, open: [...account.open, position] }, position }
}
