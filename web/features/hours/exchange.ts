import type { Exchange } from '#common/time/holidays.ts'

/** The exchange whose holidays an instrument keeps; null where we do not know them. */
export const exchangeOf = (zone: string, assetClass: string): Exchange | null => {
  if (zone === 'America/New_York') return assetClass === 'forex' ? 'currencies' : 'newYork'
  if (zone === 'Europe/London') return 'london'
  if (zone === 'Europe/Berlin') return 'frankfurt'
  return zone === 'Asia/Hong_Kong' ? 'hongKong' : null
}
