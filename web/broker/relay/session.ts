import 'server-only'
import { z } from 'zod'
import { cookieName } from '#web/lib/http/cookie-names.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { seal, unseal } from '#web/lib/sessions/seal.ts'
import { newSessionId, ownerOf, ownersOf, sessionTable } from '#web/lib/sessions/sessions.ts'
import { setCookie } from './set-cookie.ts'

/** Seven days (requirements E10), in seconds. */
const lifetimeSeconds = 7 * 24 * 3_600

const stored = z.object({ id: z.string(), token: z.string(), email: z.string(), expiresAt: z.int() })

/** A visitor's session; the broker's token never leaves the sealed cookie in readable form. */
export type Session = z.infer<typeof stored>

const purpose = 'session'
const kind = 'session'

const isHttps = (): boolean => siteSettings().siteUrl.startsWith('https:')

/** Name of the session cookie (requirements D10), with the `__Host-` prefix on https. */
export const sessionCookie = (): string => cookieName('Authorization', isHttps())

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The content of a cookie sealed by this site, even if its session has ended. */
const unsealed = (cookie: string | undefined, now: number): Session | null => {
  const text = cookie ? unseal(cookie, siteSettings().sessionSecrets, purpose) : null
  const session = text === null ? null : (stored.safeParse(parse(text)).data ?? null)
  return session && session.expiresAt > now ? session : null
}

/** The open session of a sealed cookie; null when missing, tampered with or ended. */
export const readSession = async (cookie: string | undefined, now = Date.now()): Promise<Session | null> => {
  const session = unsealed(cookie, now)
  return session && (await sessionTable().isOpen(kind, session.id)) ? session : null
}

const cookiesOf = (session: Session): string[] => [
  setCookie(
    sessionCookie(),
    seal(JSON.stringify(session), siteSettings().sessionSecrets[0], purpose),
    lifetimeSeconds,
    false,
  ),
  setCookie('signedIn', '1', lifetimeSeconds, true),
]

/**
 * Opens a session. Returns its cookies: the sealed one, and `signedIn`, which scripts can read. Null when the session
 * could not be stored: then there is none.
 */
export const beginSession = async (
  token: string,
  email: string,
  now = Date.now(),
): Promise<string[] | null> => {
  const session: Session = { id: newSessionId(), token, email, expiresAt: now + lifetimeSeconds * 1_000 }
  const { id, expiresAt: until } = session
  return (await sessionTable().open({ kind, id, owner: ownerOf(email), until })) ? cookiesOf(session) : null
}

/**
 * The cookies of a session whose token the broker renewed, valid for another seven days (requirements E10). Empty when
 * the session has ended meanwhile or could not be stored: the old cookie then stays valid until its expiry.
 */
export const renewSession = async (session: Session, token: string, now = Date.now()): Promise<string[]> => {
  const expiresAt = now + lifetimeSeconds * 1_000
  const isOpen = await sessionTable().extend(kind, session.id, expiresAt)
  return isOpen ? cookiesOf({ ...session, token, expiresAt }) : []
}

/**
 * Ends the session of a cookie and of all its copies.
 * @returns the cookies that delete it in the browser
 */
export const endSessionOf = async (cookie: string | undefined): Promise<string[]> => {
  const session = unsealed(cookie, Date.now())
  if (session) await sessionTable().end(kind, session.id)
  return [setCookie(sessionCookie(), '', 0, false), setCookie('signedIn', '', 0, true)]
}

/** Ends every session of an account, after a change of its password. */
export const endSessionsOf = async (email: string): Promise<void> => {
  for (const owner of ownersOf(email)) await sessionTable().endAll(kind, owner)
}
