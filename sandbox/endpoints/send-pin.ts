import { pinMail } from '#sandbox/accounts/mails.ts'
import { type Envelope, refuse, success } from '#sandbox/envelope.ts'
import { pinRules, type Purpose } from '#sandbox/store/pins.ts'
import type { Scene } from './endpoint.ts'

/** What the caller is told about pins: how long one is valid and how soon another may be sent, in seconds. */
const pinTimes = {
  pinValidFor: pinRules.validFor / 1_000,
  resendAfter: pinRules.resendAfter / 1_000,
} as const

/** Mails a pin, unless one was sent a moment ago; the answer never holds it. */
export function sendPin(
  { store, language, now }: Scene,
  email: string,
  purpose: Purpose,
  profile?: unknown,
): Envelope {
  const wait = store.pins.waitFor(email, purpose, now)
  if (wait > 0) return refuse('tooSoon', language, { seconds: Math.ceil(wait / 1_000) })
  const pin = store.pins.issue(email, purpose, now, profile)
  const { subject, body } = pinMail(purpose, language, pin)
  store.post.sendMail(email, subject, body, now)
  return success(pinTimes)
}

/** The answer of a pin that was sent, where the caller must not learn whether there is an account. */
export const pinSent = (): Envelope => success(pinTimes)
