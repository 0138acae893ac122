import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { endpoints } from '#sandbox/endpoints/table.ts'
import { failure, success } from '#sandbox/envelope.ts'
import { type Faults, faultSchema } from './fault.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The switches under `/__faults`: only from this machine, and not through a page of another origin. */
export function faultRoutes(faults: Faults) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(async (c, next) => {
    const address = getConnInfo(c).remote.address ?? ''
    const isLocal = loopback.test(address) && localHost.test(c.req.header('host') ?? '')
    if (!isLocal || c.req.header('origin') !== undefined) {
      return c.json(failure(403, 'Faults are switched from this machine only.'), 403)
    }
    return next()
  })
  routes.get('/', (c) => c.json(success(faults.all())))
  routes.delete('/', (c) => {
    faults.clear()
    return c.json(success({}))
  })
  routes.post('/:code', async (c) => {
    const code = c.req.param('code')
    if (!endpoints.some((endpoint) => endpoint.code === code)) {
      return c.json(failure(404, `There is no endpoint ${code}.`), 404)
    }
    const body: unknown = await c.req.json().catch(() => undefined)
    const fault = faultSchema.safeParse(body)
    if (!fault.success) {
      const issue = fault.error.issues[0]
      return c.json(
        failure(400, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is malformed'}`),
        400,
      )
    }
    faults.set(code, fault.data)
    return c.json(success(fault.data))
  })
  routes.delete('/:code', (c) => {
    faults.clear(c.req.param('code'))
    return c.json(success({}))
  })
  return routes
}
