import { dividedBy, ratioOf, whole } from '#web/lib/numbers/ratio.ts'
import { type Account, newAccount, type PracticeTerms } from './account.ts'
import type { MarketNow } from './market-now.ts'
import { planOrder } from './plan-order.ts'

/** Terms, markets and accounts for tests: EURUSD as published, with round figures. */

export const euroTerms: PracticeTerms = {
  symbol: 'EURUSD',
  assetClass: 'forex',
  hours: { zone: 'America/New_York', sessions: 'Sun 17:05 - Fri 16:55', dailyBreak: null },
  contractSize: '100000',
  pipSize: '0.0001',
  quote: 'USD',
  maxLeverage: '30:1',
  typicalSpread: '0.6',
  overnightLong: '-6.10',
  overnightShort: '1.20',
  tripleNight: 'wednesday',
}

export const goldTerms: PracticeTerms = {
  ...euroTerms,
  symbol: 'XAUUSD',
  assetClass: 'metals',
  contractSize: '100',
  pipSize: '0.01',
  typicalSpread: '25',
  maxLeverage: '20:1',
  overnightLong: '-40',
  overnightShort: '10',
}

export const sizes = { minLot: '0.01', maxLot: '50', lotStep: '0.01' }

/** Wednesday noon in winter. */
export const noon = Date.parse('2026-11-18T12:00:00Z')

/** A market of these bids; the rate to euro is that of EURUSD, or of 1.25 where it has none. */
export const marketOf = (
  bids: Readonly<Record<string, string>>,
  now = noon,
  more: Partial<MarketNow> = {},
): MarketNow => ({
  now,
  bidOf: (symbol) => bids[symbol] ?? null,
  rateFrom: (currency) =>
    currency === 'EUR' ? whole(1) : dividedBy(whole(1), ratioOf(bids['EURUSD'] ?? '1.25') ?? whole(1)),
  isLive: true,
  isOpen: () => true,
  ...more,
})

/** The account with one more position; fails where the order is refused. */
export const opened = (
  account: Account,
  order: { terms?: PracticeTerms; direction?: 'buy' | 'sell'; lots?: string; stop?: string; limit?: string },
  market: MarketNow,
): Account => {
  const { terms = euroTerms, direction = 'buy', lots = '0.1', stop = '', limit = '' } = order
  const id = `p${account.open.length + account.closed.length}`
  const result = planOrder(account, terms, sizes, { direction, lots, stop, limit }, market, id)
  if ('refusal' in result) throw new Error(JSON.stringify(result.refusal))
  return result.account
}

export const fresh = (): Account => newAccount('EUR', noon)
