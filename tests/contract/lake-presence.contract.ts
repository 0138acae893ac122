import { connect as connectRaw } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { readToken, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake
const open: WebSocket[] = []

beforeAll(async () => {
  lake = await openTestLake()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(() => lake.stop())

const message = z.looseObject({
  id: z.union([z.string(), z.null()]).optional(),
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.looseObject({ subscription: z.string(), result: z.looseObject({ type: z.string() }) }).optional(),
})
type Message = z.infer<typeof message>

/** A Studio's presence connection, as its client speaks. */
const connect = async (options: { token?: string; origin?: string; dataset?: string } = {}) => {
  const address = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/${options.dataset ?? 'production'}?tag=test`
  const socket = new WebSocket(address, options.origin === undefined ? {} : { origin: options.origin })
  open.push(socket)
  const messages: Message[] = []
  const checks = new Set<() => void>()
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) messages.push(message.parse(JSON.parse(data.toString('utf8'))))
    for (const check of checks) check()
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const until = (wanted: (found: Message) => boolean) =>
    new Promise<Message>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not among ${JSON.stringify(messages)}`)), 10_000)
      const check = () => {
        const found = messages.find(wanted)
        if (found === undefined) return
        clearTimeout(timer)
        checks.delete(check)
        resolve(found)
      }
      checks.add(check)
      check()
    })
  let count = 0
  const call = (method: string, params: Record<string, unknown> = {}) => {
    const id = String((count += 1))
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } }))
    return until((found) => found.id === id)
  }
  const event = (type: string) => until(({ params }) => params?.result.type === type)
  if (options.token !== undefined) await call('authorization', { authorization: `Bearer ${options.token}` })
  return { socket, messages, call, event }
}

/** A message of sixty thousand brackets. */
const bomb = (head: string, tail: string) => `${head}${'['.repeat(30_000)}${']'.repeat(30_000)}${tail}`

describe('presence', () => {
  it('shows editors to each other, each under the id the lake knows', async () => {
    const [one, other] = [
      await connect({ token: await signInAs(lake.url, 'marketer') }),
      await connect({ token: await signInAs(lake.url, 'compliance-1') }),
    ]
    const subscription = (await one.call('presence_subscribe')).result
    const locations = [
      { type: 'document', documentId: 'menu', path: ['items'], lastActiveAt: '2026-01-01T00:00:00Z' },
    ]
    expect((await other.call('presence_announce', { data: { sessionId: 's2', locations } })).result).toBe(
      true,
    )
    const state = await one.event('state')
    expect(state.params?.subscription).toBe(subscription)
    expect(state.params?.result).toMatchObject({ m: { sessionId: 's2', locations } })
    const me = z.object({ id: z.string() }).parse(
      await (
        await fetch(`${lake.url}/v1/users/${String(state.params?.result['i'])}`, {
          headers: { authorization: `Bearer ${readToken}` },
        })
      ).json(),
    )
    expect(me.id).toBe(state.params?.result['i'])
    await other.call('presence_rollcall', { session: 's2' })
    expect((await one.event('rollCall')).params?.result).toMatchObject({ session: 's2' })
  })

  it('tells the others when a connection ends without a word', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const [one, other] = [await connect({ token }), await connect({ token })]
    await one.call('presence_subscribe')
    await other.call('presence_announce', { data: { sessionId: 'gone', locations: [] } })
    other.socket.terminate()
    expect((await one.event('disconnect')).params?.result).toMatchObject({ m: { session: 'gone' } })
  })

  it('lets nobody end the session of another', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const [one, other] = [await connect({ token }), await connect({ token })]
    await one.call('presence_announce', { data: { sessionId: 'mine', locations: [] } })
    expect((await other.call('presence_disconnect', { session: 'mine' })).result).toBe(false)
    expect((await one.call('presence_disconnect', { session: 'mine' })).result).toBe(true)
  })

  it('says and tells nothing without a sign-in', async () => {
    const stranger = await connect()
    for (const method of ['presence_subscribe', 'presence_rollcall', 'presence_announce']) {
      expect((await stranger.call(method, { session: 'x' })).error?.code).toBe(4001)
    }
    expect((await stranger.call('authorization', { authorization: 'Bearer nonsense' })).error?.code).toBe(
      4001,
    )
  })

  it('answers malformed messages and stays open', async () => {
    const { socket, call, messages } = await connect({ token: await signInAs(lake.url, 'marketer') })
    socket.send('not JSON')
    socket.send('{"jsonrpc":"2.0"}')
    expect((await call('presence_announce', { data: {} })).error?.code).toBe(-32602)
    expect((await call('presence_fly')).error?.code).toBe(-32601)
    expect(messages.filter(({ id }) => id === null).map(({ error }) => error?.code)).toEqual([-32700, -32600])
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ dataset: 'nowhere' }, 404],
  ])('refuses the connection %j with %i', async (options, status) => {
    await expect(connect(options)).rejects.toThrow(String(status))
  })
})

/** A connection below the client: what is sent is not wrapped, and what comes is not read. */
const attack = async () => {
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`)
  open.push(socket)
  socket.on('error', () => {})
  const closed = new Promise<{ code: number; sentence: string }>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, sentence: reason.toString('utf8') })),
  )
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_, answer) => reject(new Error(String(answer.statusCode))))
    socket.once('close', () => reject(new Error('closed')))
  })
  return { socket, closed }
}

const health = async () =>
  z
    .object({ memoryBytes: z.number(), uptimeSeconds: z.number() })
    .parse(await (await fetch(`${lake.url}/healthz`)).json())

describe('under attack, presence', () => {
  it('answers 30,000 brackets in words, signed in or not, and the lake stays', async () => {
    const announce = bomb(
      '{"jsonrpc":"2.0","id":"1","method":"presence_announce","params":{"data":{"sessionId":"s","locations":',
      '}}}',
    )
    for (const token of [undefined, await signInAs(lake.url, 'marketer')]) {
      const { socket, call, messages } = await connect(token === undefined ? {} : { token })
      socket.send(announce)
      socket.send(bomb('', ''))
      await call('presence_fly')
      const refusals = messages.filter(({ id }) => id === null)
      expect(refusals.map(({ error }) => error?.message)).toEqual(
        Array.from({ length: 2 }, () => 'The message is nested deeper than 32 levels; send a flatter one'),
      )
    }
    expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
    expect(lake.output()).not.toMatch(/RangeError|uncaught/i)
  })

  it('has room for an editor beside 1,000 silent connections, which are closed after some seconds', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, () => attack()))
    const silent = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(silent).toHaveLength(50)
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    )
    expect(new Set(refused)).toEqual(new Set(['Error: 429']))
    for (const { closed } of silent) expect(await closed).toEqual({ code: 4001, sentence: 'Sign in first' })
    const editor = await connect({ token: await signInAs(lake.url, 'marketer') })
    expect((await editor.call('presence_subscribe')).result).toBeTypeOf('string')
  })

  it('gives one user 50 connections of 8 subscriptions each, and others still come in', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const connections = []
    for (let n = 0; n < 50; n++) connections.push(await connect({ token }))
    await expect(connect({ token }).then(({ messages }) => messages[0]?.error)).resolves.toMatchObject({
      code: 4029,
      message: 'You have 50 presence connections open already; close a Studio',
    })
    const [one] = connections
    for (let n = 0; n < 8; n++) expect((await one?.call('presence_subscribe'))?.error).toBeUndefined()
    expect((await one?.call('presence_subscribe'))?.error).toMatchObject({ code: 4029 })
    for (const { socket } of connections) socket.terminate()
    const other = await connect({ token: await signInAs(lake.url, 'compliance-1') })
    expect((await other.call('presence_subscribe')).error).toBeUndefined()
  })

  it('with 5,000 subscriptions wanted and none read, keeps its memory', async () => {
    const token = await signInAs(lake.url, 'marketer')
    const before = (await health()).memoryBytes
    const { socket } = await connect({ token })
    socket.pause()
    for (let n = 0; n < 5_000; n++) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: String(n), method: 'presence_subscribe' }))
    }
    const locations = Array.from({ length: 50 }, () => 'x'.repeat(1_000))
    const announcement = JSON.stringify({
      jsonrpc: '2.0',
      id: 'a',
      method: 'presence_announce',
      params: { data: { sessionId: 's', locations } },
    })
    for (let n = 0; n < 200; n++) socket.send(announcement)
    const editor = await connect({ token: await signInAs(lake.url, 'compliance-1') })
    expect((await editor.call('presence_subscribe')).error).toBeUndefined()
    const grown = (await health()).memoryBytes - before
    expect(grown).toBeLessThan(100e6)
  })

  it('cuts off whoever floods it with words, and says why', async () => {
    const { socket, closed } = await attack()
    for (let n = 0; n < 20; n++) socket.send('{}')
    expect(await closed).toEqual({ code: 4001, sentence: 'Sign in first' })
    const loud = await connect({ token: await signInAs(lake.url, 'marketer') })
    const ended = new Promise<string>((resolve) =>
      loud.socket.once('close', (_, reason) => resolve(reason.toString('utf8'))),
    )
    for (let n = 0; n < 3_000; n++) loud.socket.send('{}')
    expect(await ended).toMatch(/More than 64 KB a second/)
  })

  it('survives connections that break in the middle of the handshake', async () => {
    const { hostname, port } = new URL(lake.url)
    const headers = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
    await Promise.all(
      Array.from(
        { length: 100 },
        (_, n) =>
          new Promise<void>((resolve) => {
            const raw = connectRaw(Number(port), hostname, () => {
              raw.write(`GET /v1/socket/${n % 2 === 0 ? 'nowhere' : 'production'} HTTP/1.1\r\n${headers}\r\n`)
              raw.resetAndDestroy()
            })
            raw.on('error', () => {})
            raw.on('close', () => resolve())
          }),
      ),
    )
    expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
  })
})
