import 'server-only'
import type { Locale } from '#locales/table.ts'
import { type BrokerAnswer, callBroker } from './call.ts'
import type { EndpointCode } from '#web/broker/contract/table.ts'

const shared = new Map<string, { answer: Promise<BrokerAnswer>; until: number }>()
const mostShared = 200

/**
 * The broker's answer to a question that many visitors ask: put once for all who ask while it is under
 * way and for `sharedFor` ms after. It is asked without any visitor's session or device. Prices, which change
 * every second, have a board of their own (`prices.ts`).
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
  shared.delete(key)
  shared.set(key, entry)
  void entry.answer.then(({ envelope }) => {
    // A failure is not kept: the next visitor's question may find the broker well again.
    entry.until = performance.now() + (envelope.res === 1 ? sharedFor : Math.min(sharedFor, 1_000))
  })
  for (const oldest of shared.keys()) {
    if (shared.size <= mostShared) break
    shared.delete(oldest)
  }
  return entry.answer
}
