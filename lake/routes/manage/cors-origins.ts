import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, badRequest, forbidden, notFound } from '#lake/http/errors.ts'
import { originFault } from '#lake/http/plan-origin.ts'
import { readJson } from '#lake/http/request/body.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { administratorOf } from './administrator.ts'

const form = z.strictObject({ origin: z.string(), allowCredentials: z.boolean().default(false) })
const maxOrigins = 200
const settingPrefix = 'setting-'

/** `/projects/:p/cors`: the origins whose pages may call, for administrators alone (lake contract 10). */
export function corsRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const path = `${versionSegment}/projects/:project/cors`
  const { origins, settings } = lake
  const author = (c: Context<LakeEnv>) => administratorOf(c, lake, 'CORS origins')
  const bySetting = [...new Set(settings.allowedOrigins)]

  app.get(path, (c) => {
    author(c)
    const fixed = bySetting.map((origin, index) => ({
      id: `${settingPrefix}${index + 1}`,
      origin,
      allowCredentials: true,
      createdAt: null,
    }))
    const projectId = settings.projectId
    return c.json([...fixed, ...origins.list()].map((one) => ({ ...one, projectId })))
  })

  app.post(path, async (c) => {
    const by = author(c)
    const { origin, allowCredentials } = await readJson(c, form)
    const fault = originFault(origin, allowCredentials)
    if (fault !== undefined) throw badRequest(fault)
    if ([...bySetting, ...origins.list().map((one) => one.origin)].includes(origin)) {
      throw apiError(
        409,
        'Conflict',
        `${origin} is let in already. Delete it first to change its credentials.`,
      )
    }
    if (origins.list().length >= maxOrigins) {
      throw apiError(
        409,
        'Conflict',
        `There are ${maxOrigins} origins, the most there can be. Delete one first.`,
      )
    }
    return c.json({ ...origins.add(origin, allowCredentials, by), projectId: settings.projectId }, 201)
  })

  app.delete(`${path}/:id`, (c) => {
    const by = author(c)
    const id = c.req.param('id')
    if (id.startsWith(settingPrefix)) {
      throw forbidden(
        'This origin is one of the settings SITE_URL, LAKE_URL and ALLOWED_ORIGINS. Change the setting, and restart the lake.',
      )
    }
    const found = origins.list().find((one) => String(one.id) === id)
    if (found === undefined) throw notFound('There is no such origin. Load the list again.')
    origins.remove(found, by)
    return c.json({ id: found.id, deleted: true })
  })
}
