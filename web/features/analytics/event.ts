import type { MarketingSource } from './source.ts'

/** What is told of a visit (requirements I4): no name, no address of a person, no value of a query. */
export type AnalyticsEvent =
  | { event: 'pageView'; page: string; language: string; source: MarketingSource }
  | { event: 'outbound'; page: string; label: string; to: string }

/**
 * One way events leave the page. `wait` is told when the event is on its way, where that takes time: a link out
 * of the site waits for it, 250 ms at the longest.
 */
export interface Transport {
  name: 'beacon' | 'dataLayer'
  send(event: AnalyticsEvent, sent: () => void): void
}

/** Longest wait of a link out of the site, ms (requirements I4). */
export const outboundWait = 250
