import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { passOn } from './pass-on.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const listen = async (server: Server, at: string | number): Promise<AddressInfo | string | null> => {
  server.listen(at)
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return server.address()
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

/** A server behind that answers once on each connection, and closes it when it is used again. */
const onceEach = () => {
  const used = new WeakSet<Socket>()
  return createServer((asked, answer) => {
    if (used.has(asked.socket)) {
      asked.socket.destroy()
      return
    }
    used.add(asked.socket)
    setTimeout(() => answer.end('well'), 20)
  })
}

/** A server behind that refuses before it has read what is sent. */
const hasty = () => createServer((_asked, answer) => answer.writeHead(429).end('too many'))

const startFront = async (behind: Server = onceEach()) => {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-pass-on-'))
  closing.push(() => rm(folder, { recursive: true }))
  const socketPath = join(folder, 'next.sock')
  await listen(behind, socketPath)
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 100 })
  closing.push(() => agent.destroy())
  const front = createServer((asked, answer) =>
    passOn(asked, answer, { socketPath, agent }, { vouched: '127.0.0.1', beforeHead: () => undefined }),
  )
  const port = portOf(await listen(front, 0))
  return async (method: string, body = ''): Promise<number> => {
    const asked = request({ port, agent: false, method }).end(body)
    const [answer] = await once(asked, 'response')
    answer.resume()
    return answer.statusCode
  }
}

it('asks again on a connection of its own, however many kept ones were closed', async () => {
  const ask = await startFront()
  const many = (count: number) => Promise.all(Array.from({ length: count }, () => ask('GET')))

  expect(new Set(await many(60))).toEqual(new Set([200]))
  expect(new Set(await many(30))).toEqual(new Set([200]))
})

it('puts what cannot be repeated on a connection of its own, which nobody closed', async () => {
  const ask = await startFront()
  expect(await ask('GET')).toBe(200)
  expect(await ask('POST')).toBe(200)
  expect(await ask('DELETE')).toBe(200)
})

it('passes on an answer that comes before the body was read', async () => {
  const ask = await startFront(hasty())
  const body = 'x'.repeat(3_000_000)
  for (let times = 0; times < 20; times += 1) expect(await ask('POST', body)).toBe(429)
})
