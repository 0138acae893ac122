import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { failure } from '#sandbox/envelope.ts'
import type { Fault } from './fault.ts'

const bodiless = new Set([204, 205, 304])
const json = { 'content-type': 'application/json; charset=utf-8' }

/**
 * The answer of an endpoint with a fault, after the fault's delay; nothing when the fault is only a delay, so
 * that the endpoint answers as usual.
 */
export async function faultyResponse(fault: Fault, env: HttpBindings): Promise<Response | undefined> {
  const { status = 200, delayMs, drop, empty, malformed, res, code, msg = 'Fault switched on.' } = fault
  if (delayMs !== undefined) await wait(delayMs)
  if (drop) {
    env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  if (empty || bodiless.has(status)) return new Response(null, { status })
  if (malformed)
    return new Response('{"res":1,"code":0,"msg":"","dt":{"list":[{"na', { status, headers: json })
  if (fault.status === undefined && res === undefined) return undefined
  const envelope = { ...failure(code ?? status, msg), ...(res === undefined ? {} : { res }) }
  return Response.json(envelope, { status, headers: json })
}
