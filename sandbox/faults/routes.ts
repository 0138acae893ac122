import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { endpoints } from '#sandbox/endpoints/table.ts'
import { failure, success } from '#sandbox/envelope.ts'
import { isFromThisMachine } from '#sandbox/from-this-machine.ts'
import { type Faults, faultSchema } from './fault.ts'

/** The faults under `/__faults`: only from this machine, and not by a page of another origin. */
export function faultRoutes(faults: Faults) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(async (c, next) => {
    if (isFromThisMachine(c)) return next()
    return c.json(failure(403, 'Faults are switched from this machine only.'), 403)
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
