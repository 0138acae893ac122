import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { failure, success } from '#sandbox/envelope.ts'
import { isFromThisMachine } from '#sandbox/from-this-machine.ts'
import type { Post } from '#sandbox/store/post.ts'
import { inboxPage } from './page.ts'

/**
 * `/inbox`: the mails and enquiries as a page, `/inbox/mails?to=` as JSON for tests. From this machine only,
 * since pins stand in the mails.
 */
export function inboxRoutes(post: Post) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(async (c, next) => {
    if (isFromThisMachine(c)) return next()
    return c.json(failure(403, 'The inbox is shown on this machine only.'), 403)
  })
  routes.get('/', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
    return c.html(inboxPage(post.mails(), post.enquiries()))
  })
  routes.get('/mails', (c) => c.json(success({ list: post.mails(c.req.query('to')?.toLowerCase()) })))
  routes.get('/enquiries', (c) => c.json(success({ list: post.enquiries() })))
  return routes
}
