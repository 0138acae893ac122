import type { Hono } from 'hono'
import { bearerToken } from '#lake/access/authenticate.ts'
import { createSession, endSession, findSession, redeemSignIn } from '#lake/access/sessions.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { sessionNotFound, unauthorized } from '#lake/http/errors.ts'
import { whenceOf } from './whence.ts'
import { versionSegment } from '#lake/http/request/version.ts'

/** Sessions as the Studio handles them (lake contract 1). */
export const authRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  app.use(`${versionSegment}/auth/*`, async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })

  app.get(`${versionSegment}/auth/providers`, (c) =>
    c.json({
      providers: [{ name: 'lake', title: 'User name and password', url: `${lake.settings.url}/sign-in` }],
      thirdPartyLogin: false,
      sso: null,
    }),
  )

  app.get(`${versionSegment}/auth/id`, (c) => {
    const principal = c.get('principal')
    if (principal.kind === 'anonymous') throw unauthorized('Not signed in')
    const session = findSession(lake.db, bearerToken(c.req.raw.headers) ?? '')
    const expiry = session === undefined || session === 'expired' ? null : session.expiresAt
    return c.json({ id: principal.id, expiry })
  })

  app.get(`${versionSegment}/auth/fetch`, (c) => {
    const signedIn = redeemSignIn(lake.db, c.req.query('sid') ?? '')
    if (signedIn === undefined) throw sessionNotFound()
    const { token } = createSession(lake.db, signedIn, whenceOf(c, lake))
    return c.json({ token, label: 'Studio' })
  })

  app.post(`${versionSegment}/auth/logout`, (c) => {
    const token = bearerToken(c.req.raw.headers)
    if (token !== undefined) endSession(lake.db, token)
    return c.body(null, 204)
  })
}
