import { stat } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStream } from '#tests/support/event-stream.ts'
import { samplePdf } from '#tests/support/files.ts'
import {
  anonymousClient,
  demoPassword,
  type LakeProcess,
  readToken,
  revalidateSecret,
  startTestLake,
  type TestLake,
  writeToken,
} from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'

let lake: TestLake

const api = (
  path: string,
  token?: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) =>
  fetch(`${lake.url}/v2026-05-04${path}`, {
    ...init,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
  })

const everything = `/v2026-05-04/data/listen/production?query=*&enableResume=true`

describe('a lake that is told to stop while it works', () => {
  let busy: LakeProcess
  afterEach(() => busy.stop())

  it('finishes what runs, sends its readers away in words, loses nothing and ends with 0', async () => {
    busy = await startTestLake()
    const acknowledged: string[] = []
    let refused = 0
    const stopped = new AbortController()
    const writer = async (name: number) => {
      const client = busy.client({ maxRetries: 0 })
      for (let n = 0; !stopped.signal.aborted; n++) {
        const _id = `w${name}-${n}`
        try {
          await client.create({ _id, _type: 'note' })
          acknowledged.push(_id)
        } catch {
          refused += 1
        }
      }
    }
    const stream = await openStream(`${busy.url}${everything}`, { authorization: `Bearer ${writeToken}` })
    const live = await openStream(`${busy.url}/v2026-05-04/data/live/events/production`)
    const writing = Array.from({ length: 8 }, (_, name) => writer(name))
    await stream.until((events) => events.length > 300)
    const code = await busy.terminate()
    stopped.abort()
    await Promise.all([...writing, stream.ended, live.ended])
    expect(code).toBe(0)
    expect(refused).toBeGreaterThan(0)
    expect(stream.events.at(-1)?.event).toBe('reconnect')
    expect(live.events.at(-1)?.event).toBe('reconnect')
    const wal = await stat(join(busy.dataDir, 'lake', 'lake.sqlite-wal')).catch(() => ({ size: 0 }))
    expect(wal.size).toBe(0)

    await busy.start()
    const present = new Set(await busy.client().fetch<string[]>('*[_type == "note"]._id'))
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
    const lastId = stream.events.findLast(({ event }) => event === 'mutation')?.id ?? ''
    const again = await openStream(`${busy.url}${everything}`, {
      authorization: `Bearer ${writeToken}`,
      'last-event-id': lastId,
    })
    const heard = () => [...stream.events, ...again.events].filter(({ event }) => event === 'mutation').length
    await again.until((events) => events.length > 0 && heard() === present.size)
    expect(again.events[0]?.event).toBe('welcomeback')
    again.close()
  })
})

describe('a stop under load', () => {
  it('answers every request it read and is over within five seconds, however many connections are kept alive', async () => {
    const running = await startTestLake()
    const { port } = new URL(running.url)
    const agent = new Agent({ keepAlive: true, maxSockets: 60 })
    const silent = Array.from({ length: 20 }, () => connect(Number(port), '127.0.0.1'))
    for (const socket of silent) socket.on('error', () => undefined)
    const counts = { answered: 0, lost: [] as string[] }
    const isOver = new AbortController()
    const ask = () =>
      new Promise<void>((resolve) => {
        let isOpen = false
        const asked = request({ port, host: '127.0.0.1', path: '/v1/ping', agent }, (answer) => {
          answer.resume()
          answer.once('end', () => {
            counts.answered += 1
            resolve()
          })
          answer.once('error', (error) => counts.lost.push(`cut off: ${error.message}`))
        })
        asked.once('socket', (socket) => {
          isOpen = !socket.connecting
        })
        asked.once('error', (error) => {
          // Who finds the door closed comes back; who is in must be answered.
          if (isOpen) counts.lost.push(error.message)
          isOver.abort()
          resolve()
        })
        asked.end()
      })
    const visitor = async () => {
      while (!isOver.signal.aborted) await ask()
    }
    const visiting = Array.from({ length: 60 }, visitor)
    try {
      await expect.poll(() => counts.answered, { timeout: 20_000 }).toBeGreaterThan(500)
      const begun = performance.now()
      expect(await running.terminate()).toBe(0)
      const took = performance.now() - begun
      await Promise.all(visiting)
      expect(counts.lost).toEqual([])
      expect(took).toBeLessThan(5_000)
    } finally {
      isOver.abort()
      agent.destroy()
      for (const socket of silent) socket.destroy()
      await running.stop()
    }
  })
})

describe('the log', () => {
  beforeAll(async () => {
    lake = await openTestLake({ LAKE_LOG: 'all' })
  })
  afterAll(() => lake.stop())

  const line = z.object({
    event: z.literal('request'),
    requestId: z.string(),
    traceId: z.string().optional(),
    method: z.string(),
    path: z.string(),
    status: z.number(),
    ms: z.number(),
    user: z.string().optional(),
    tag: z.string().optional(),
  })

  const lineOf = async (requestId: string) => {
    for (;;) {
      const found = lake
        .output()
        .split('\n')
        .find((text) => text.includes(requestId))
      if (found !== undefined) return line.parse(JSON.parse(found))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  it('has a line for each request, under the id that its answer carries', async () => {
    const own = await api('/data/query/production?query=*&tag=page.home', readToken, {
      headers: { 'x-request-id': 'from-the-proxy-1' },
    })
    expect(own.headers.get('x-request-id')).toBe('from-the-proxy-1')
    expect(await lineOf('from-the-proxy-1')).toMatchObject({
      method: 'GET',
      path: '/v2026-05-04/data/query/production',
      status: 200,
      user: 'robot-read',
      tag: 'page.home',
    })
    const made = await api('/data/query/production?query=%5B')
    expect(await lineOf(made.headers.get('x-request-id') ?? 'none')).toMatchObject({ status: 400 })
    const forged = await api('/ping', undefined, { headers: { 'x-request-id': 'a b"c' } })
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('carries a trace on', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const answer = await api('/ping', undefined, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    })
    expect(answer.headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(await lineOf(answer.headers.get('x-request-id') ?? 'none')).toMatchObject({ traceId })
    expect((await api('/ping')).headers.get('traceparent')).toBeNull()
  })

  it('holds no token, password, query value or content', async () => {
    const session = await signInAs(lake.url, 'marketer')
    const value = 'value-that-nobody-may-log'
    const marked = encodeURIComponent(JSON.stringify(value))
    await api(`/data/query/production?query=*%5Ba%3D%3D$a%5D&$a=${marked}`, session)
    await api(`/data/query/production?query=${marked}%5B`, session)
    await api(`/auth/fetch?sid=${value}`)
    await api('/data/query/production?query=*', value)
    await fetch(`${lake.url}/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ name: value, password: value }),
    })
    await lake.client().create({ _id: 'logged', _type: 'note', text: value })
    await lake
      .client()
      .create({ _id: 'logged', _type: 'note', text: value })
      .catch(() => undefined)
    await lake
      .client()
      .assets.upload('file', await samplePdf('x'), { filename: `${value}.pdf`, title: value })
    await lake.client().delete({ query: '*[text == $value]', params: { value } })
    const last = await api('/users/me', session)
    await lineOf(last.headers.get('x-request-id') ?? 'none')
    const output = lake.output()
    expect(output.split('\n').length).toBeGreaterThan(10)
    for (const secret of [writeToken, readToken, revalidateSecret, demoPassword, session, value]) {
      expect(output).not.toContain(secret)
    }
  })
})

describe('the limits', () => {
  beforeAll(async () => {
    lake = await openTestLake()
  })
  afterAll(() => lake.stop())

  it('of streams for one address answer 429 with the time to wait, and are freed by a close', async () => {
    const url = `${lake.url}/v1/data/listen/production?query=*`
    const open = await Promise.all(Array.from({ length: 200 }, () => openStream(url)))
    const refused = await fetch(url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
    const signedIn = await openStream(url, { authorization: `Bearer ${readToken}` })
    signedIn.close()
    for (const stream of open) stream.close()
    const health = z.object({ streams: z.number() })
    for (;;) {
      const { streams } = health.parse(await (await fetch(`${lake.url}/healthz`)).json())
      if (streams === 0) break
    }
    const again = await openStream(url)
    again.close()
  })

  it('of what a user keeps answer 413 and keep what was there', async () => {
    const put = (key: string) =>
      api('/users/me/keyvalue', writeToken, {
        method: 'PUT',
        body: JSON.stringify([{ key, value: 'x'.repeat(60_000) }]),
      })
    const statuses: number[] = []
    for (const key of ['a', 'b', 'c', 'd', 'e']) statuses.push((await put(key)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 413])
    const kept: unknown = await (await api('/users/me/keyvalue/d,e', writeToken)).json()
    expect(kept).toMatchObject([{ key: 'd' }, { key: 'e', value: null }])
  })

  it('never meet 600 requests at once from this machine', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 600 },
        async () => (await api('/data/query/production?query=*', readToken)).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('what an open stream is told', () => {
  beforeAll(async () => {
    lake = await openTestLake()
  })
  afterAll(() => lake.stop())

  it('when its dataset is deleted: not to come back', async () => {
    await api('/projects/local/datasets/short', writeToken, { method: 'PUT' })
    const authorization = { authorization: `Bearer ${writeToken}` }
    const listener = await openStream(`${lake.url}/v1/data/listen/short?query=*`, authorization)
    const live = await openStream(`${lake.url}/v1/data/live/events/short`, authorization)
    await api('/projects/local/datasets/short', writeToken, { method: 'DELETE' })
    await Promise.all([listener.ended, live.ended])
    expect(listener.events.at(-1)).toMatchObject({ event: 'disconnect', data: { reason: /deleted/ } })
    expect(live.events.at(-1)?.event).toBe('goaway')
  })

  it('when its session ends: nothing any more', async () => {
    const session = await signInAs(lake.url, 'marketer')
    const stream = await openStream(`${lake.url}${everything}`, { authorization: `Bearer ${session}` })
    await api('/auth/logout', session, { method: 'POST' })
    await stream.ended
    await expect(
      openStream(`${lake.url}${everything}`, { authorization: `Bearer ${session}` }),
    ).rejects.toThrow('401')
  })
})

describe('a private dataset', () => {
  beforeAll(async () => {
    lake = await openTestLake()
  })
  afterAll(() => lake.stop())

  it('shows nobody without a token anything, however they ask; published again it does', async () => {
    const client = lake.client()
    await client.datasets.create('closed', { aclMode: 'private' })
    await expect(client.datasets.create('closed')).rejects.toMatchObject({ statusCode: 409 })
    await lake.client({ dataset: 'closed' }).create({ _id: 'a', _type: 'note' })
    const paths = [
      '/data/query/closed?query=*',
      '/data/doc/closed/a',
      '/data/listen/closed?query=*',
      '/data/export/closed',
      '/data/references/closed/documents/a/to',
    ]
    const statuses = () =>
      Promise.all(
        paths.map(async (path) => {
          const response = await api(path)
          await response.body?.cancel()
          return response.status
        }),
      )
    expect(await statuses()).toEqual(paths.map(() => 401))
    await client.datasets.edit('closed', { aclMode: 'public' })
    expect(await statuses()).toEqual(paths.map(() => 200))
    expect(await anonymousClient(lake).withConfig({ dataset: 'closed' }).fetch('*[]._id')).toEqual(['a'])
  })
})

describe('every answer', () => {
  beforeAll(async () => {
    lake = await openTestLake()
  })
  afterAll(() => lake.stop())

  it('tells a page of our own origins, and no other, that it may read it: refusals too', async () => {
    for (const path of [
      '/data/query/production?query=1',
      '/data/query/production?query=%5B',
      '/none',
      '/ping?tag=%20',
    ]) {
      const own = await api(path, undefined, { headers: { origin: lake.url } })
      expect(own.headers.get('access-control-allow-origin')).toBe(lake.url)
      expect(own.headers.get('access-control-expose-headers')).toContain('x-request-id')
      expect(own.headers.get('vary')).toContain('Origin')
      const foreign = await api(path, undefined, { headers: { origin: 'https://elsewhere.example' } })
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('can do nothing in a browser, and an unknown method is told which there are', async () => {
    const form = new URLSearchParams({ name: 'x', password: 'y', origin: 'https://evil.example' })
    const answers = [
      ...(await Promise.all(
        ['/ping', '/data/query/production?query=1', '/data/query/production?query=%5B', '/none', '/%zz'].map(
          (path) => api(path),
        ),
      )),
      await fetch(`${lake.url}/healthz`),
      await fetch(`${lake.url}/images/local/production/none.png`),
      await fetch(`${lake.url}/sign-in`, { method: 'POST', body: form, headers: { origin: lake.url } }),
    ]
    for (const { headers, url } of answers) {
      expect([url, headers.get('content-security-policy')]).toEqual([
        url,
        expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      ])
      expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff'])
      expect([url, headers.get('referrer-policy')]).not.toEqual([url, null])
      expect([url, headers.get('cross-origin-resource-policy')]).not.toEqual([url, null])
      // Plain HTTP makes no promise of TLS.
      expect(headers.get('strict-transport-security')).toBeNull()
    }
    const traced = await rawRequest(lake.url, '/healthz', {}, 'TRACE')
    expect([traced.status, traced.headers['allow']]).toEqual([
      405,
      'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE',
    ])
  })

  it.each([
    ['/healthz', { host: 'a b' }],
    ['/healthz', { host: '[' }],
    ['/healthz', { host: 'a/b@c' }],
    ['http://x:99999/healthz', {}],
  ])('to %s with the headers %j is a refusal in words', async (path, headers) => {
    const refused = await rawRequest(lake.url, path, headers)
    expect(refused.status).toBe(400)
    expect(JSON.parse(refused.body)).toMatchObject({
      message: expect.stringMatching(/Host header is malformed/),
    })
    expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })
})

describe('/healthz', () => {
  beforeAll(async () => {
    lake = await openTestLake()
  })
  afterAll(() => lake.stop())

  it('says how each part does', async () => {
    await lake.client().create({ _type: 'note' })
    const response = await fetch(`${lake.url}/healthz`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      status: 'ok',
      parts: { database: 'ok', log: 'ok', webhooks: expect.stringMatching(/ok|waiting/) },
      sequence: 1,
      documents: 1,
      streams: 0,
    })
  })
})

/** Opens streams until one is refused. @returns how many were let in */
const streamsOf = async (visitor: string) => {
  const url = `${lake.url}/v1/data/listen/production?query=*`
  const open: Awaited<ReturnType<typeof openStream>>[] = []
  try {
    for (;;) open.push(await openStream(url, { 'x-forwarded-for': `9.9.9.9, ${visitor}` }))
  } catch (error) {
    expect(String(error)).toContain('429')
  }
  return open.length
}

describe('where the lake listens, and whom it counts', () => {
  afterEach(() => lake.stop())

  it('behind a proxy each address has its own share, whatever it says of itself; without one all are one', async () => {
    lake = await openTestLake({ TRUSTED_PROXIES: '1' })
    expect([await streamsOf('203.0.113.7'), await streamsOf('203.0.113.8')]).toEqual([200, 200])
    await lake.stop()
    lake = await openTestLake()
    expect([await streamsOf('203.0.113.7'), await streamsOf('203.0.113.8')]).toEqual([200, 0])
  })

  it('is loopback alone, unless LAKE_BIND names another address; nonsense is refused in a sentence', async () => {
    const elsewhere = () =>
      fetch(`${lake.url.replace('localhost', '127.0.0.2')}/healthz`).then(({ status }) => status)
    lake = await openTestLake()
    await expect(elsewhere()).rejects.toThrow('fetch failed')
    await lake.stop()
    lake = await openTestLake({ LAKE_BIND: '0.0.0.0' })
    expect(await elsewhere()).toBe(200)
    await expect(openTestLake({ LAKE_BIND: 'everywhere' })).rejects.toThrow(
      /LAKE_BIND must be an IP address of this machine/,
    )
    await expect(startTestLake({ LAKE_BIND: '203.0.113.7' })).rejects.toThrow(
      /The address of LAKE_BIND is none of this machine/,
    )
  })
})
