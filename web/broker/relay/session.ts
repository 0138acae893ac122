import 'server-only'
import { z } from 'zod'
import { cookieName } from '#web/lib/http/cookie-names.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { seal, unseal } from '#web/lib/sessions/seal.ts'
import { newSessionId, ownerOf, sessionTable } from '#web/lib/sessions/sessions.ts'
import { setCookie } from './set-cookie.ts'

/** Seven days (requirements E10), in seconds. */
const lifetime = 7 * 24 * 3_600

const stored = z.object({ id: z.string(), token: z.string(), email: z.string(), expiresAt: z.int() })

/** A visitor's session: the broker's token stays on the server's side of the cookie's seal. */
export type Session = z.infer<typeof stored>

const purpose = 'session'
const kind = 'session'

const isHttps = (): boolean => siteSettings().siteUrl.startsWith('https:')

/** Name of the cookie that holds the session (requirements D10), with the prefix of https where that is spoken. */
export const sessionCookie = (): string => cookieName('Authorization', isHttps())

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a cookie holds that this site sealed, whether it is still open or not. */
const unsealed = (cookie: string | undefined, now: number): Session | null => {
  const text = cookie ? unseal(cookie, siteSettings().sessionSecret, purpose) : null
  const session = text === null ? null : (stored.safeParse(parse(text)).data ?? null)
  return session && session.expiresAt > now ? session : null
}

/** The session in a sealed cookie; null when there is none, it was tampered with, or it has ended. */
export const readSession = async (cookie: string | undefined, now = Date.now()): Promise<Session | null> => {
  const session = unsealed(cookie, now)
  return session && (await sessionTable().isOpen(kind, session.id)) ? session : null
}

const cookiesOf = (session: Session): string[] => [
  setCookie(
    sessionCookie(),
    seal(JSON.stringify(session), siteSettings().sessionSecret, purpose),
    lifetime,
    false,
  ),
  setCookie('signedIn', '1', lifetime, true),
]

/**
 * Begins a session: the cookies that hold it, the sealed one, and `signedIn`, which a script may read. Null when the
 * server cannot keep that it is open: then there is none.
 */
export const beginSession = async (
  token: string,
  email: string,
  now = Date.now(),
): Promise<string[] | null> => {
  const session: Session = { id: newSessionId(), token, email, expiresAt: now + lifetime * 1_000 }
  const { id, expiresAt: until } = session
  return (await sessionTable().open({ kind, id, owner: ownerOf(email), until })) ? cookiesOf(session) : null
}

/**
 * The cookies of a session whose token the broker renewed, good for seven new days (requirements E10). None when it
 * was ended meanwhile, or its new end cannot be kept: the old cookie stays good until its own.
 */
export const renewSession = async (session: Session, token: string, now = Date.now()): Promise<string[]> => {
  const expiresAt = now + lifetime * 1_000
  const isOpen = await sessionTable().extend(kind, session.id, expiresAt)
  return isOpen ? cookiesOf({ ...session, token, expiresAt }) : []
}

/** Ends the session of a cookie for good, wherever a copy of it lies. @returns the cookies that take it away */
export const endSessionOf = async (cookie: string | undefined): Promise<string[]> => {
  const session = unsealed(cookie, Date.now())
  if (session) await sessionTable().end(kind, session.id)
  return [setCookie(sessionCookie(), '', 0, false), setCookie('signedIn', '', 0, true)]
}

/** Ends every session of an account: its password is another now. */
export const endSessionsOf = (email: string): Promise<void> => sessionTable().endAll(kind, ownerOf(email))
