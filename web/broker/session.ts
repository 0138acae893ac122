import 'server-only'
import { z } from 'zod'
import { siteSettings } from '#web/lib/settings.ts'
import { seal, unseal } from '#web/lib/seal.ts'
import { setCookie } from './set-cookie.ts'

/** Seven days (requirements E10), in seconds. */
const lifetime = 7 * 24 * 3_600

const stored = z.object({ token: z.string(), email: z.string(), expiresAt: z.int() })

/** A visitor's session: the broker's token stays on the server's side of the cookie's seal. */
export type Session = z.infer<typeof stored>

const purpose = 'session'

/** The session in a sealed cookie; null when there is none, it was tampered with, or it has ended. */
export function readSession(cookie: string | undefined, now = Date.now()): Session | null {
  const text = cookie ? unseal(cookie, siteSettings().sessionSecret, purpose) : null
  if (text === null) return null
  const session = stored.parse(JSON.parse(text))
  return session.expiresAt > now ? session : null
}

/** The cookies that begin a session: the sealed one, and `signedIn`, which a script may read. */
export function sessionCookies(token: string, email: string, now = Date.now()): string[] {
  const session: Session = { token, email, expiresAt: now + lifetime * 1_000 }
  const sealed = seal(JSON.stringify(session), siteSettings().sessionSecret, purpose)
  return [setCookie('Authorization', sealed, lifetime, false), setCookie('signedIn', '1', lifetime, true)]
}

/** The cookies that end it. */
export const endedCookies = (): string[] => [
  setCookie('Authorization', '', 0, false),
  setCookie('signedIn', '', 0, true),
]
