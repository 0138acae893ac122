import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { samplePdf } from '#tests/support/files.ts'
import { startTestLake, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { malformedBodies } from '#tests/support/malformed/bodies.ts'
import { malformedMutations } from '#tests/support/malformed/mutations.ts'
import type { MalformedRequest } from '#tests/support/malformed/request.ts'
import { malformedRequests } from '#tests/support/malformed/requests.ts'
import { isSweep } from '#tests/support/sample.ts'

const table = [...malformedBodies, ...malformedMutations, ...malformedRequests]

/** What grows slowly shows in a hundred. */
const rounds = 100

let lake: TestLake

beforeAll(async () => {
  // With little room garbage goes at once, so that what is left to measure would be a leak.
  const smallHeap = { NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=2' }
  lake = await (isSweep ? startTestLake(smallHeap) : openTestLake())
  await lake.client().create({ _id: 'stands', _type: 'note', t: 'text', big: 1.7e308, l: [1], list: [1] })
})
afterAll(() => lake.stop())

interface Answer {
  status: number
  body: string
}

/** Sends a request as it stands; `fetch` would tidy up its path. */
const send = ({ method = 'GET', path, token = writeToken, headers, body }: MalformedRequest) =>
  new Promise<Answer>((resolve, reject) => {
    const all = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    }
    const { hostname, port } = new URL(lake.url)
    const request = httpRequest({ hostname, port, method, path, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    request.once('error', reject)
    request.end(body)
  })

const plainForm = z.object({ statusCode: z.number(), error: z.string().min(1), message: z.string().min(1) })
const writeForm = z.object({
  description: z.string().min(1),
  items: z.array(
    z.object({ error: z.object({ type: z.string(), description: z.string() }), index: z.number() }),
  ),
})
const forms = {
  plain: plainForm.transform(({ message }) => message),
  mutationError: z
    .object({ error: writeForm.extend({ type: z.literal('mutationError') }) })
    .transform(({ error }) => error.description),
  actionError: z
    .object({ error: writeForm.extend({ type: z.literal('actionError') }) })
    .transform(({ error }) => error.description),
  queryParseError: z
    .object({
      error: z.object({
        type: z.literal('queryParseError'),
        description: z.string().min(1),
        query: z.string(),
        start: z.number(),
        end: z.number(),
      }),
    })
    .transform(({ error }) => error.description),
}

const health = async () =>
  z
    .object({
      sequence: z.number(),
      documents: z.number(),
      memoryBytes: z.number(),
      uptimeSeconds: z.number(),
    })
    .parse(await (await fetch(`${lake.url}/healthz`)).json())

/** Sends all of them, one after the other. @returns the memory the lake then has */
const round = async () => {
  for (const malformed of table) await send(malformed)
  return (await health()).memoryBytes
}

describe(`${table.length} malformed requests`, () => {
  it('are at least eighty, each once', () => {
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
    expect(table.length).toBeGreaterThanOrEqual(80)
  })

  it.each(table.map((malformed) => [malformed.name, malformed] as const))('%s', async (_, malformed) => {
    const before = await health()
    const answer = await send(malformed)
    expect(answer).toMatchObject({ status: malformed.status })
    const message = forms[malformed.form ?? 'plain'].parse(JSON.parse(answer.body))
    if (malformed.says !== undefined) expect(message).toMatch(malformed.says)
    const after = await health()
    expect([after.sequence, after.documents]).toEqual([before.sequence, before.documents])
    expect(after.uptimeSeconds).toBeGreaterThanOrEqual(before.uptimeSeconds)
  })

  it('leave nothing in the log but what they are', () => {
    expect(lake.output()).not.toContain('request failed')
  })

  it.runIf(isSweep)(
    `leave the memory as it was, ${rounds} times over`,
    async () => {
      await round()
      const second = await round()
      let last = second
      for (let count = 3; count <= rounds; count++) last = await round()
      expect(last).toBeLessThan(second + 48 * 1024 * 1024)
    },
    600_000,
  )
})

describe('what is no HTTP', () => {
  it.each([
    ['a line of nonsense', 'nonsense\r\n\r\n', 400],
    ['a header without a name', 'GET /ping HTTP/1.1\r\n: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /ping HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length beside chunks',
      'POST /ping HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a chunk of no size', 'POST /ping HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
  ])('%s is refused in the form of every other error', async (_, text, status) => {
    const { port } = new URL(lake.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString('utf8')))
      socket.once('close', () => resolve(received))
      socket.once('error', reject)
    })
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const body = answer.slice(answer.lastIndexOf('\r\n\r\n') + 4)
    expect(plainForm.parse(JSON.parse(body)).statusCode).toBe(status)
  })
})

describe('a range', () => {
  it.each([
    ['bytes=-0', 416],
    ['bytes=99999999-', 416],
    ['bytes=-1-5', 200],
    ['bytes=0.5-1.5', 200],
    ['bytes=5-1', 200],
    ['bytes=a-b', 200],
    ['bytes=0-1,3-4', 200],
    ['lines=0-1', 200],
  ])('%s is answered %i: what cannot be read is no range', async (range, status) => {
    const bytes = await samplePdf('Ranges')
    const { url } = await lake.client().assets.upload('file', bytes, { filename: 'ranges.pdf' })
    const response = await fetch(url, { headers: { range } })
    expect(response.status).toBe(status)
    if (status === 200) expect((await response.arrayBuffer()).byteLength).toBe(bytes.length)
    else {
      expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
      expect(plainForm.parse(await response.json()).statusCode).toBe(416)
    }
  })
})
