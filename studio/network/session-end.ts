import { isRecord } from '#common/records.ts'
import type { Locale } from '#locales/table.ts'
import { tokenKey } from './logout-token.ts'
import { keptLocale } from '#studio/interface-language/kept-language.ts'

type Fetch = typeof globalThis.fetch

/** Why the sign-in page is opened; the lake has a sentence for each. */
export type SessionEnd = 'ended' | 'expired' | 'out'

/** The lake's codes of a token that no longer counts. */
const codes: Readonly<Record<string, SessionEnd>> = { 'SIO-401-ANF': 'ended', 'SIO-401-AEX': 'expired' }

const hasToken = (...[input, init]: Parameters<Fetch>): boolean =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)).has('authorization')

const isSignOut = (address: string): boolean => new URL(address).pathname.endsWith('/auth/logout')

async function endOf(address: string, response: Response): Promise<SessionEnd | undefined> {
  if (response.ok) return isSignOut(address) ? 'out' : undefined
  if (response.status !== 401) return undefined
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return isRecord(body) ? codes[String(body['errorCode'])] : undefined
}

/** What all clients of a page share: Sanity makes several, and another than the one that signs out may hear of it first. */
export interface Session {
  /** How many requests to sign out are under way. */
  signOuts: number
}

/**
 * A fetch that leaves the Studio once its session is over: ended by an administrator, run out, or signed out of. Such a
 * request is never answered: else the Studio would show a choice of sign-ins until the page is left.
 */
export function withSessionEnd(fetch: Fetch, session: Session, leave: (why: SessionEnd) => void): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const isMine = hasToken(input, init)
    const isSigningOut = isMine && isSignOut(address)
    if (isSigningOut) session.signOuts += 1
    try {
      const response = await fetch(input, init)
      const why = isMine ? await endOf(address, response) : undefined
      if (why === undefined) return response
      // Of what else is under way the lake says that its session was ended, before it answers who signs out.
      leave(why === 'ended' && session.signOuts > 0 ? 'out' : why)
      return await new Promise<never>(() => undefined)
    } finally {
      if (isSigningOut) session.signOuts -= 1
    }
  }
}

interface Place {
  origin: string
  pathname: string
  search: string
}

/**
 * The lake's sign-in page, which leads back to where the user was.
 * @param language of the Studio, where one was chosen: that of the page
 */
export function signInAddress(
  { origin, pathname, search }: Place,
  { why, projectId, language }: { why: SessionEnd; projectId: string; language: Locale | undefined },
): string {
  const query = new URLSearchParams({
    origin: `${origin}${pathname}${search}`,
    projectId,
    withSid: 'true',
    reason: why,
    ...(language !== undefined && { language }),
  })
  return `${origin}/sign-in?${query}`
}

let isLeaving = false

/**
 * Leaves for the sign-in page, once, whichever client says so first. The token is forgotten: the page that comes back
 * would be led away again.
 */
export function leaveFor(projectId: string): (why: SessionEnd) => void {
  return (why) => {
    if (isLeaving) return
    isLeaving = true
    localStorage.removeItem(tokenKey(projectId))
    window.location.assign(signInAddress(window.location, { why, projectId, language: keptLocale() }))
  }
}
