import type { Context } from 'hono'
import { createSignIn } from '#lake/access/sessions.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { isAllowedOrigin } from '#lake/http/cors.ts'
import { whenceOf } from '#lake/routes/whence.ts'
import { noteAttempt } from './note-attempt.ts'

/**
 * The address to return to, if it is one of ours: it receives a token, so anything else is refused (lake
 * contract 1).
 */
export const returnTarget = (lake: Lake, wanted: string | undefined): URL | undefined => {
  const text = wanted ?? `${lake.settings.url}/`
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !isAllowedOrigin(lake, url.origin)) return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  return url
}

/** Login CSRF: a form sent from another site would sign its visitor in as someone else. */
export const isOwnForm = (c: Context<LakeEnv>): boolean => {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
}

/**
 * Lets a user in who has proved all that is asked: leads to the Studio with a code for a session.
 * @param provedAt when they proved it, ISO 8601; null where their company does not say
 */
export const letIn = (
  c: Context<LakeEnv>,
  lake: Lake,
  target: URL,
  userId: string,
  provedAt: string | null = new Date().toISOString(),
): Response => {
  noteAttempt(lake, { ...whenceOf(c, lake), userId, result: 'in' })
  const address = new URL(target)
  address.hash = `sid=${createSignIn(lake.db, { userId, provedAt })}`
  lake.log.info('signed in', { user: userId })
  return c.body(null, 303, { location: address.href, 'cache-control': 'no-store' })
}
