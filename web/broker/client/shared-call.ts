import 'server-only'
import { BoundedMap } from '#common/bounded-map.ts'
import type { Locale } from '#locales/table.ts'
import { type BrokerAnswer, callBroker } from './call.ts'
import type { EndpointCode } from '#web/broker/contract/table.ts'

const maxShared = 200
const shared = new BoundedMap<string, { answer: Promise<BrokerAnswer>; until: number }>(maxShared)

/**
 * A broker answer shared by all visitors: requested once for everyone who waits for it, and reused for `sharedFor` ms.
 * Sent without any visitor's session or device. Prices, which change every second, are in `prices.ts`.
 */
export const sharedCall = (
  code: EndpointCode,
  body: unknown,
  locale: Locale,
  sharedFor: number,
): Promise<BrokerAnswer> => {
  const key = `${code} ${locale} ${JSON.stringify(body)}`
  const held = shared.get(key)
  if (held && performance.now() < held.until) return held.answer
  const headers = { Language: locale }
  const entry = { answer: callBroker(code, body, { locale, headers }), until: Number.POSITIVE_INFINITY }
  shared.set(key, entry)
  void entry.answer.then(({ envelope }) => {
    // Failures are kept for a second at most: the broker may have recovered.
    entry.until = performance.now() + (envelope.res === 1 ? sharedFor : Math.min(sharedFor, 1_000))
  })
  return entry.answer
}
