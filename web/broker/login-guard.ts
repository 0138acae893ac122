import 'server-only'
import { addressOf } from '#web/lib/visitor-address.ts'
import { Limit } from './limits.ts'

/** Failed logins in a quarter of an hour after which the browser has to work for the next try (issue 6, point 6). */
const rule = { most: 3, within: 15 * 60_000 }
const byEmail = new Limit(rule)
const byAddress = new Limit(rule)

/** How a try to log in ended; `unknown` when the broker did not get to judge it. */
export type LoginEnd = 'in' | 'refused' | 'unknown'

/** One try to log in. */
export interface LoginTry {
  /** Three failures came before, for its e-mail address or from its address. */
  needsProof: boolean
  end(how: LoginEnd): void
}

/** Begins a try. It counts as failed until it ends otherwise, so that tries made at once are counted too. */
export function beginLogin(email: string, headers: Headers): LoginTry {
  const keys = [
    { limit: byEmail, key: email.toLowerCase() },
    { limit: byAddress, key: addressOf(headers) },
  ].map(({ limit, key }) => ({ limit, key, isCounted: limit.take(key) === 0 }))
  return {
    needsProof: keys.some(({ isCounted }) => !isCounted),
    end: (how) => {
      if (how === 'refused') return
      for (const { limit, key, isCounted } of keys) if (isCounted) limit.giveBack(key)
      if (how === 'in') byEmail.clear(email.toLowerCase())
    },
  }
}
