import type { TicketTerms } from './plan-ticket.ts'

/** The terms of a pair, for tests. */
export const euroTerms: TicketTerms = {
  symbol: 'EURUSD',
  assetClass: 'forex',
  hours: null,
  quote: 'USD',
  contractSize: '100000',
  pipSize: '0.0001',
  maxLeverage: '30:1',
  typicalSpread: '0.6',
  minLot: '0.01',
  maxLot: '50',
  digits: 5,
  overnightLong: '-6.10',
  overnightShort: '1.90',
}
