import { planTrade, type Trade } from '#web/features/calculators/plan-trade.ts'
import { closeOutPercent } from '#web/features/calculators/formulas.ts'
import { askOf } from '#web/features/chart/rail/plan-rail.ts'
import { compare, dividedBy, times, toDecimal, whole } from '#web/lib/numbers/ratio.ts'
import { type Account, type ClosedTrade, type Position, startingSum } from './account.ts'
import type { MarketNow } from './market-now.ts'
import { readRate } from './rate-text.ts'
import { addUp, figureOf, less } from './sums.ts'

/** A position as it would be closed now: its prices, and every line of the trade. */
export interface Valued {
  position: Position
  opened: string
  /** The price it would close at. */
  now: string
  trade: Trade
}

/** The price a position opens at, or the other side of it: the ask is the bid and the typical spread. */
export const dealtAt = (
  { direction, terms }: Pick<Position, 'direction' | 'terms'>,
  bid: string,
  side: 'open' | 'close',
): string => {
  const isAsk = (direction === 'buy') === (side === 'open')
  return isAsk ? (askOf(bid, terms.typicalSpread, terms.pipSize) ?? bid) : bid
}

/** A position at the prices of now; null while its price or the rate is unknown. */
export const valueOf = (
  position: Position,
  { now, bidOf, rateFrom }: Pick<MarketNow, 'now' | 'bidOf' | 'rateFrom'>,
  currency: string,
): Valued | null => {
  const { terms, direction, lots, opened, nights } = position
  const bid = bidOf(terms.symbol)
  const rate = rateFrom(terms.quote)
  const openRate = readRate(opened.rate)
  if (bid === null || !rate || !openRate) return null
  const points = {
    open: { at: opened.at, bid: opened.bid, rate: openRate },
    close: { at: now, bid, rate },
  }
  const trade = planTrade(terms, { direction, lots, currency }, points, nights)
  if (!trade) return null
  return {
    position,
    opened: dealtAt(position, opened.bid, 'open'),
    now: dealtAt(position, bid, 'close'),
    trade,
  }
}

/** What an account has. Figures are decimal strings of its currency; null while a price of an open position is missing. */
export interface Standing {
  /** The open positions in their order; null in place of one without a price. */
  open: readonly { position: Position; valued: Valued | null }[]
  /** What it began with and what closed trades came to. */
  balance: string
  /** Of all open positions, with every cost. */
  result: string | null
  equity: string | null
  margin: string
  free: string | null
  /** Of the equity: at or below it, positions are closed. */
  closeOutAt: string
}

/** The line lies at a share of the margin (`closeOutPercent`). */
const closeOutOf = (margin: string): string =>
  toDecimal(dividedBy(times(figureOf(margin), figureOf(closeOutPercent)), whole(100)), 2)

export const balanceOf = ({ closed }: Pick<Account, 'closed'>): string =>
  addUp([startingSum, ...closed.map(({ result }) => result)])

export const standingOf = (
  account: Account,
  market: Pick<MarketNow, 'now' | 'bidOf' | 'rateFrom'>,
): Standing => {
  const open = account.open.map((position) => ({
    position,
    valued: valueOf(position, market, account.currency),
  }))
  const balance = balanceOf(account)
  const margin = addUp(account.open.map((position) => position.margin))
  const results = open.flatMap(({ valued }) => valued?.trade.result.value ?? [])
  const result = results.length === open.length ? addUp(results) : null
  const equity = result === null ? null : addUp([balance, result])
  const free = equity === null ? null : less(equity, margin)
  return { open, balance, result, equity, margin, free, closeOutAt: closeOutOf(margin) }
}

/** Whether positions have to be closed: at half of the margin or below (CySEC PS-04-2019). */
export const isClosedOut = ({ open, equity, closeOutAt }: Standing): boolean =>
  open.length > 0 && equity !== null && compare(figureOf(equity), figureOf(closeOutAt)) <= 0

/** What the closed trades came to, line by line; their sum is the balance less what the account began with. */
export const totalsOf = (
  closed: readonly ClosedTrade[],
): Record<'price' | 'spread' | 'nights' | 'conversion' | 'result', string> => ({
  price: addUp(closed.map(({ price }) => price)),
  spread: addUp(closed.map(({ spread }) => spread)),
  nights: addUp(closed.map(({ nights }) => nights)),
  conversion: addUp(closed.map(({ conversion }) => conversion)),
  result: addUp(closed.map(({ result }) => result)),
})
