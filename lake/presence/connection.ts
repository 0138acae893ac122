import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { principalOfToken } from '#lake/access/authenticate.ts'
import type { Lake } from '#lake/lake.ts'
import type { Principal } from '#lake/access/principal.ts'
import { HttpError } from '#lake/http/errors.ts'
import { isDeeperThan } from '#lake/http/request/json.ts'
import { presenceLimits } from './limits.ts'
import type { Member, Members } from './members.ts'
import {
  announceParams,
  authorizationParams,
  disconnectParams,
  limitReached,
  presenceRequest,
  type RpcError,
  rollCallParams,
  rpcError,
  unsubscribeParams,
} from './messages.ts'
import type { PresenceRoom } from './room.ts'

/** Refusal of one request; the connection stays open. */
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

/** The sending side of a connection. */
export interface PresenceSocket {
  send(message: string): void
  /** Closes it with a code and a reason. */
  end(code: number, sentence: string): void
  /** It has signed in and no longer counts as unauthenticated. */
  signedIn(): void
}

/** One open Studio: its requests, and the events it is sent. */
export class PresenceConnection {
  private readonly lake: Pick<Lake, 'db' | 'settings'>
  private readonly room: PresenceRoom
  private readonly members: Members
  private readonly socket: PresenceSocket
  private readonly subscriptions = new Map<string, () => void>()
  private readonly sessions = new Set<string>()
  private token: string | undefined
  private seat: { member: Member; leave: () => void } | undefined
  private saidBeforeSignIn = 0

  constructor(
    lake: Pick<Lake, 'db' | 'settings'>,
    room: PresenceRoom,
    members: Members,
    socket: PresenceSocket,
  ) {
    this.lake = lake
    this.room = room
    this.members = members
    this.socket = socket
  }

  /** Handles one text message and answers it. */
  receive(text: string): void {
    if (!this.maySay(text)) return
    if (isDeeperThan(text, presenceLimits.messageDepth)) {
      this.answer(null, { error: rpcError.depth })
      return
    }
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

  /** Whether its session is still valid; checked periodically. */
  isAuthorized(): boolean {
    return this.principal() !== undefined
  }

  /** Leaves the room and notifies the others. */
  close(): void {
    for (const end of this.subscriptions.values()) end()
    this.subscriptions.clear()
    const { seat } = this
    if (seat === undefined) return
    for (const session of this.sessions)
      this.room.broadcast({ type: 'disconnect', i: seat.member.id, m: { session } })
    seat.leave()
  }

  /** A client over its limit is disconnected; a Studio reconnects by itself. */
  private maySay(text: string): boolean {
    if (this.seat === undefined) {
      this.saidBeforeSignIn += 1
      if (this.saidBeforeSignIn <= presenceLimits.messagesBeforeSignIn) return true
      this.socket.end(4001, 'Sign in first')
      return false
    }
    if (this.seat.member.speech.take(Math.max(text.length, presenceLimits.leastMessageBytes))) return true
    this.socket.end(1008, `More than ${presenceLimits.speech.perSecond / 1024} KB a second; come back later`)
    return false
  }

  private call(method: string, params: unknown): unknown {
    if (method === 'authorization') return this.signIn(parse(authorizationParams, params).authorization)
    const user = this.principal()
    const { seat } = this
    if (user === undefined || seat === undefined) throw new RpcRefusal(rpcError.unauthorized)
    switch (method) {
      case 'presence_subscribe':
        return this.subscribe(seat.member)
      case 'presence_unsubscribe': {
        const { subscriptionId } = parse(unsubscribeParams, params)
        this.subscriptions.get(subscriptionId)?.()
        return this.subscriptions.delete(subscriptionId)
      }
      case 'presence_rollcall': {
        const { session } = parse(rollCallParams, params)
        this.addSession(session)
        this.room.broadcast({ type: 'rollCall', i: user.id, session })
        return true
      }
      case 'presence_announce': {
        const { data } = parse(announceParams, params)
        this.addSession(data.sessionId)
        this.room.broadcast({ type: 'state', i: user.id, m: data })
        return true
      }
      case 'presence_disconnect': {
        const { session } = parse(disconnectParams, params)
        // Only its own sessions: no client can disconnect another's.
        if (!this.sessions.delete(session)) return false
        this.room.broadcast({ type: 'disconnect', i: user.id, m: { session } })
        return true
      }
      default:
        throw new RpcRefusal(rpcError.method)
    }
  }

  private signIn(authorization: string): true {
    this.token = /^Bearer (.+)$/i.exec(authorization)?.[1]
    const principal = this.principal()
    if (principal === undefined) throw new RpcRefusal(rpcError.unauthorized)
    // A Studio that signs in again keeps its seat; a connection never changes its user.
    if (this.seat !== undefined) {
      if (this.seat.member.id === principal.id) return true
      this.token = undefined
      throw new RpcRefusal(rpcError.otherUser)
    }
    const seat = this.members.enter(principal.id)
    if (typeof seat === 'string') throw new RpcRefusal(limitReached(seat))
    this.seat = seat
    this.socket.signedIn()
    return true
  }

  private addSession(session: string): void {
    if (this.sessions.size >= presenceLimits.sessionsOfConnection && !this.sessions.has(session)) {
      throw new RpcRefusal(
        limitReached(
          `A connection may have ${presenceLimits.sessionsOfConnection} sessions; end one of them`,
        ),
      )
    }
    this.sessions.add(session)
  }

  private subscribe(member: Member): string {
    const { subscriptionsOfConnection, subscriptionsOfUser } = presenceLimits
    if (this.subscriptions.size >= subscriptionsOfConnection || member.subscriptions >= subscriptionsOfUser) {
      throw new RpcRefusal(
        limitReached(
          `A connection may have ${subscriptionsOfConnection} subscriptions and a user ${subscriptionsOfUser}; end one of them`,
        ),
      )
    }
    const subscription = randomBytes(12).toString('hex')
    const head = `{"jsonrpc":"2.0","method":"presence_subscription","params":{"subscription":"${subscription}","result":`
    const leave = this.room.subscribe((event) => this.socket.send(`${head}${event}}}`))
    member.subscriptions += 1
    this.subscriptions.set(subscription, () => {
      member.subscriptions -= 1
      leave()
    })
    return subscription
  }

  private answer(id: string | number | null, outcome: { result: unknown } | { error: RpcError }): void {
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
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
