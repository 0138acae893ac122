import type { MarketingSource } from './source.ts'

/** What is recorded of a visit (requirements I4): no names, no addresses of persons, no query values. */
export type AnalyticsEvent =
  | { event: 'pageView'; page: string; language: string; source: MarketingSource }
  | { event: 'outbound'; page: string; label: string; to: string }

/**
 * A way events leave the page. `wait` is called when the event has been sent, if that takes time: an outbound link
 * waits for it, 250 ms at most.
 */
export interface Transport {
  name: 'beacon' | 'dataLayer'
  send(event: AnalyticsEvent, sent: () => void): void
}

/** Longest delay of an outbound link (requirements I4). */
export const outboundWaitMs = 250
