import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { currentUser, profileOf } from '#lake/access/profile/profile.ts'
import { readUserValues, userValue, writeUserValues } from '#lake/access/user-values.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { readJson } from '#lake/http/request/body.ts'
import { notFound, unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/request/version.ts'

const valuesLimit = 64 * 1024
const values = z.array(userValue).max(50)

const signedIn = (c: Context<LakeEnv>) => {
  const principal = c.get('principal')
  if (principal.kind === 'anonymous') throw unauthorized('Not signed in')
  return principal
}

/** The current user, the other users, and what the Studio stores for a user. */
export const userRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const users = `${versionSegment}/users`

  // A request without a session is no error: the Studio checks before it shows the sign-in.
  app.get(`${users}/me`, (c) => {
    const principal = c.get('principal')
    return c.json(principal.kind === 'anonymous' ? {} : currentUser(lake, principal))
  })

  app.get(`${users}/me/keyvalue/:keys`, (c) => {
    const keys = c.req.param('keys').split(',').slice(0, 50)
    return c.json(readUserValues(lake.db, signedIn(c).id, keys))
  })

  app.put(`${users}/me/keyvalue`, async (c) => {
    const { id } = signedIn(c)
    const given = await readJson(c, values, valuesLimit)
    writeUserValues(lake.db, id, given)
    return c.json(given)
  })

  app.get(`${users}/:ids`, (c) => {
    signedIn(c)
    const ids = c.req.param('ids').split(',').slice(0, 200)
    const found = ids.flatMap((id) => profileOf(lake, id) ?? [])
    if (ids.length > 1) return c.json(found)
    if (found[0] === undefined) throw notFound(`User "${ids[0]}" not found`)
    return c.json(found[0])
  })
}
