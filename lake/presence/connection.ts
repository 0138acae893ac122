import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { principalOfToken } from '#lake/access/authenticate.ts'
import type { Lake, Principal } from '#lake/context.ts'
import { HttpError } from '#lake/http/errors.ts'
import {
  announceParams,
  authorizationParams,
  disconnectParams,
  presenceRequest,
  type RpcError,
  rollCallParams,
  rpcError,
  unsubscribeParams,
} from './messages.ts'
import type { PresenceRoom } from './room.ts'

/** Refusal of one request; the connection stays. */
class RpcRefusal extends Error {
  readonly error: RpcError
  constructor(error: RpcError) {
    super(error.message)
    this.error = error
  }
}

const parse = <T>(schema: z.ZodType<T>, params: unknown): T => {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new RpcRefusal(rpcError.params)
  return parsed.data
}

/** One open Studio: what it may say, and what it is told. */
export class PresenceConnection {
  private readonly lake: Pick<Lake, 'db' | 'settings'>
  private readonly room: PresenceRoom
  private readonly send: (message: string) => void
  private readonly subscriptions = new Map<string, () => void>()
  private readonly sessions = new Set<string>()
  private token: string | undefined
  private userId: string | undefined

  constructor(lake: Pick<Lake, 'db' | 'settings'>, room: PresenceRoom, send: (message: string) => void) {
    this.lake = lake
    this.room = room
    this.send = send
  }

  /** Takes one text message and answers it. */
  receive(text: string): void {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      this.answer(null, { error: rpcError.parse })
      return
    }
    const request = presenceRequest.safeParse(value)
    if (!request.success) {
      this.answer(null, { error: rpcError.request })
      return
    }
    const { id, method, params } = request.data
    try {
      this.answer(id, { result: this.call(method, params) })
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error
      this.answer(id, { error: error.error })
    }
  }

  /** Whether the session behind it still stands; asked from time to time. */
  isAuthorized(): boolean {
    return this.principal() !== undefined
  }

  /** Leaves the room and tells the others. */
  close(): void {
    const { userId } = this
    for (const end of this.subscriptions.values()) end()
    this.subscriptions.clear()
    if (userId === undefined) return
    for (const session of this.sessions)
      this.room.broadcast({ type: 'disconnect', i: userId, m: { session } })
  }

  private call(method: string, params: unknown): unknown {
    if (method === 'authorization') {
      const { authorization } = parse(authorizationParams, params)
      this.token = /^Bearer (.+)$/i.exec(authorization)?.[1]
      const principal = this.principal()
      if (principal === undefined) throw new RpcRefusal(rpcError.unauthorized)
      this.userId = principal.id
      return true
    }
    const user = this.principal()
    if (user === undefined) throw new RpcRefusal(rpcError.unauthorized)
    switch (method) {
      case 'presence_subscribe':
        return this.subscribe()
      case 'presence_unsubscribe': {
        const { subscriptionId } = parse(unsubscribeParams, params)
        this.subscriptions.get(subscriptionId)?.()
        return this.subscriptions.delete(subscriptionId)
      }
      case 'presence_rollcall': {
        const { session } = parse(rollCallParams, params)
        this.sessions.add(session)
        this.room.broadcast({ type: 'rollCall', i: user.id, session })
        return true
      }
      case 'presence_announce': {
        const { data } = parse(announceParams, params)
        this.sessions.add(data.sessionId)
        this.room.broadcast({ type: 'state', i: user.id, m: data })
        return true
      }
      case 'presence_disconnect': {
        const { session } = parse(disconnectParams, params)
        // Only its own sessions: nobody signs another out of the picture.
        if (!this.sessions.delete(session)) return false
        this.room.broadcast({ type: 'disconnect', i: user.id, m: { session } })
        return true
      }
      default:
        throw new RpcRefusal(rpcError.method)
    }
  }

  private subscribe(): string {
    const subscription = randomBytes(12).toString('hex')
    const end = this.room.subscribe((result) =>
      this.send(
        JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } }),
      ),
    )
    this.subscriptions.set(subscription, end)
    return subscription
  }

  private answer(id: string | number | null, outcome: { result: unknown } | { error: RpcError }): void {
    this.send(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
  }

  private principal(): Principal | undefined {
    if (this.token === undefined) return undefined
    try {
      return principalOfToken(this.lake, this.token)
    } catch (error) {
      if (error instanceof HttpError) return undefined
      throw error
    }
  }
}
