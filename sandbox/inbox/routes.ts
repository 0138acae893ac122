import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { failure, success } from '#sandbox/envelope.ts'
import { isFromThisMachine } from '#sandbox/from-this-machine.ts'
import type { Inbox } from '#sandbox/store/inbox.ts'
import { inboxPage } from './page.ts'

/**
 * `/inbox`: the mails and enquiries as a page, `/inbox/mails?to=` as JSON for tests. From this machine only,
 * since the mails contain PINs.
 */
export function inboxRoutes(inbox: Inbox) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(async (c, next) => {
    if (isFromThisMachine(c)) return next()
    return c.json(failure(403, 'The inbox is shown on this machine only.'), 403)
  })
  routes.get('/', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
    return c.html(inboxPage(inbox.mails(), inbox.enquiries()))
  })
  routes.get('/mails', (c) => c.json(success({ list: inbox.mails(c.req.query('to')?.toLowerCase()) })))
  routes.get('/enquiries', (c) => c.json(success({ list: inbox.enquiries() })))
  return routes
}
