import { isRecord } from '#common/records.ts'

type Fetch = typeof globalThis.fetch

/** Where Sanity keeps the token of a session. */
export const tokenKey = (projectId: string): string => `__studio_auth_token_${projectId}`

/** The token of what Sanity keeps for a session; undefined where there is none. */
export function tokenIn(kept: string | null): string | undefined {
  try {
    const session: unknown = JSON.parse(kept ?? 'null')
    return isRecord(session) && typeof session['token'] === 'string' ? session['token'] : undefined
  } catch {
    return undefined
  }
}

/**
 * A fetch that signs out with the token of the session. Sanity signs out with the client it made when the page was
 * opened: whoever has signed in since would be shown as signed out, and their session would go on in the lake.
 */
export const withLogoutToken =
  (fetch: Fetch, token: () => string | undefined): Fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    const known = pathname.endsWith('/auth/logout') && !headers.has('authorization') ? token() : undefined
    if (known === undefined) return fetch(input, init)
    headers.set('authorization', `Bearer ${known}`)
    return fetch(input, { ...init, headers })
  }
