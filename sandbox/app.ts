import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readBody } from './body.ts'
import type { Clock } from './clock.ts'
import type { RequestContext } from './endpoints/endpoint.ts'
import { endpoints } from './endpoints/table.ts'
import { failure } from './envelope.ts'
import { Faults } from './faults/fault.ts'
import { withOddRows } from './faults/odd-rows.ts'
import { faultyResponse } from './faults/respond.ts'
import { faultRoutes } from './faults/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { indexPage } from './index-page.ts'
import type { Store } from './store/store.ts'
import { languageOf } from './words/language.ts'

/** State that the sandbox's answers depend on. */
export interface SandboxState {
  seed: string
  clock: Clock
  store: Store
}

const maxBody = 64 * 1024

/** The headers that describe the calling device. */
const deviceHeaders = ['IMEI', 'Version', 'Channel', 'Platform', 'Device', 'System'] as const

const contextOf = (c: Context, { seed, clock, store }: SandboxState): RequestContext => ({
  seed,
  store,
  now: clock(),
  language: languageOf(c.req.header('language')),
  token: c.req.header('authorization'),
  device: Object.fromEntries(deviceHeaders.map((name) => [name, c.req.header(name)?.slice(0, 200) ?? ''])),
})

/** The sandbox as a Hono application; its answers are not cacheable. */
export function createApp(world: SandboxState): Hono<{ Bindings: HttpBindings }> {
  const { seed, clock, store } = world
  const faults = new Faults()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
  })
  app.use(
    bodyLimit({
      maxSize: maxBody,
      onError: (c) => c.json(failure(413, `The body is larger than ${maxBody} bytes.`), 413),
    }),
  )
  app.get('/healthz', (c) => c.json({ status: 'ok', now: new Date(clock()).toISOString() }))
  app.get('/', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
    return c.html(indexPage(seed, clock(), faults))
  })
  app.route('/__faults', faultRoutes(faults))
  app.route('/inbox', inboxRoutes(store.inbox))
  for (const { code, path, answer } of endpoints) {
    app.post(path, async (c) => {
      const fault = faults.get(code)
      const faulty = fault && (await faultyResponse(fault, c.env))
      if (faulty) return faulty
      const body = await readBody(c)
      if (body === undefined) return c.json(failure(400, 'body: must be JSON'), 400)
      const answered = await answer(body, contextOf(c, world))
      if ('fault' in answered) return c.json(failure(400, answered.fault), 400)
      if (answered.authorization !== undefined) c.header('authorization', answered.authorization)
      return c.json(withOddRows(answered.envelope, fault?.rows))
    })
    app.all(path, (c) => c.json(failure(405, 'This endpoint takes POST.'), 405, { allow: 'POST' }))
  }
  app.notFound((c) => c.json(failure(404, `There is nothing at ${c.req.path}.`), 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json(failure(500, 'The sandbox could not answer; see its output.'), 500)
  })
  return app
}
