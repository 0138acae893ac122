import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { readToken, startTestLake, type TestLake } from '#tests/support/lake.ts'
import { signInAs } from '#tests/support/sign-in.ts'

let lake: TestLake
const open: WebSocket[] = []

beforeAll(async () => {
  lake = await startTestLake()
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})
afterAll(() => lake.stop())

const message = z.looseObject({
  id: z.union([z.string(), z.null()]).optional(),
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number() }).optional(),
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
