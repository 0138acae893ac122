import type { Context } from 'hono'
import { authenticate } from '#lake/access/authenticate.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import type { StreamAccess } from '#lake/live/event-stream.ts'
import { addressOf } from './address.ts'
import { HttpError } from './errors.ts'

/** Access of an event stream; it ends once the token is void or its user's role changes. */
export function streamAccess(c: Context<LakeEnv>, lake: Lake): StreamAccess {
  const principal = c.get('principal')
  const { headers } = c.req.raw
  const isStillAllowed = () => {
    try {
      const now = authenticate(lake, headers)
      return now.id === principal.id && now.role === principal.role && now.language === principal.language
    } catch (error) {
      if (error instanceof HttpError) return false
      throw error
    }
  }
  return {
    streams: lake.streams,
    holder:
      principal.kind === 'anonymous'
        ? { kind: 'address', id: addressOf(c, lake) }
        : { kind: 'user', id: principal.id },
    isStillAllowed,
  }
}
