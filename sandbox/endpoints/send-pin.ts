import { pinMail } from '#sandbox/accounts/mails.ts'
import { type Envelope, refuse, success } from '#sandbox/envelope.ts'
import { pinRules, type Purpose } from '#sandbox/store/pins.ts'
import type { RequestContext } from './endpoint.ts'

/** Lifetime of a PIN and the delay before another is sent, in seconds. */
const pinTimes = {
  pinValidFor: pinRules.validForMs / 1_000,
  resendAfter: pinRules.resendAfterMs / 1_000,
} as const

/** Mails a PIN, unless one was sent recently; the answer never contains it. */
export function sendPin(
  { store, language, now }: RequestContext,
  email: string,
  purpose: Purpose,
  profile?: unknown,
): Envelope {
  const wait = store.pins.waitFor(email, purpose, now)
  if (wait > 0) return refuse('tooSoon', language, { seconds: Math.ceil(wait / 1_000) })
  const pin = store.pins.issue(email, purpose, now, profile)
  const { subject, body } = pinMail(purpose, language, pin)
  store.inbox.sendMail(email, subject, body, now)
  return success(pinTimes)
}

/** The answer after sending a PIN where the caller must not learn whether there is an account. */
export const pinSent = (): Envelope => success(pinTimes)
