import { z } from 'zod'
import { presenceLimits } from './limits.ts'

/** A JSON-RPC 2.0 request as the Studio's presence client sends it (lake contract 5). */
export const presenceRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(64), z.number()]),
  method: z.string().max(64),
  params: z.record(z.string(), z.unknown()).default({}),
})

const session = z.string().min(1).max(64)

export const authorizationParams = z.object({ authorization: z.string().max(512) })
export const rollCallParams = z.object({ session })
export const announceParams = z.object({
  data: z.object({ sessionId: session, locations: z.array(z.json()).max(50) }),
})
export const disconnectParams = z.object({ session })
export const unsubscribeParams = z.object({ subscriptionId: z.string().max(64) })

/** What the others in a dataset are sent; `i` is the user's id and set by the lake alone. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }

export interface RpcError {
  code: number
  message: string
}

export const rpcError = {
  parse: { code: -32700, message: 'The message is not JSON' },
  request: { code: -32600, message: 'The message is not a JSON-RPC request' },
  method: { code: -32601, message: 'There is no such method' },
  params: { code: -32602, message: 'The parameters are malformed' },
  depth: {
    code: -32600,
    message: `The message is nested deeper than ${presenceLimits.messageDepth} levels; send a flatter one`,
  },
  unauthorized: { code: 4001, message: 'Sign in first' },
  otherUser: { code: 4001, message: 'This connection belongs to another user; open a new one' },
} as const satisfies Record<string, RpcError>

/** A limit was reached; the sentence names it and what to do. */
export const limitReached = (message: string): RpcError => ({ code: 4029, message })
