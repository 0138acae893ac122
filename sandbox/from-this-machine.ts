import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a request comes from this machine, and not from a page of another origin. */
export function isFromThisMachine(c: Context<{ Bindings: HttpBindings }>): boolean {
  const address = getConnInfo(c).remote.address ?? ''
  return (
    loopback.test(address) &&
    localHost.test(c.req.header('host') ?? '') &&
    c.req.header('origin') === undefined
  )
}
