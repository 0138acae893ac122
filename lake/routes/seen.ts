import type { MiddlewareHandler } from 'hono'
import { BoundedMap } from '#common/bounded-map.ts'
import { bearerToken } from '#lake/access/authenticate.ts'
import { noteSeen, sessionIdOf } from '#lake/access/sessions.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import type { Lake } from '#lake/lake.ts'

const everyMs = 60_000
const maxSessions = 10_000

/** Notes when a session was used last, once a minute. What cannot be noted keeps nobody from an answer. */
export const sessionSeen = (lake: Lake): MiddlewareHandler<LakeEnv> => {
  const noted = new BoundedMap<string, number>(maxSessions)
  return async (c, next) => {
    await next()
    const token = bearerToken(c.req.raw.headers)
    // An unknown token was refused before there was a principal.
    const principal: LakeEnv['Variables']['principal'] | undefined = c.get('principal')
    if (token === undefined || principal?.kind !== 'user') return
    const id = sessionIdOf(token)
    const now = Date.now()
    if (now - (noted.get(id) ?? 0) < everyMs) return
    noted.set(id, now)
    try {
      noteSeen(lake.db, token)
    } catch (error) {
      lake.log.warn('session not noted as seen', { reason: String(error) })
    }
  }
}
