import { createServer, type Server } from 'node:http'

/** A request the receiver took. */
export interface ReceivedHook {
  headers: Record<string, string | string[] | undefined>
  body: string
  at: number
}

/** Stands in the site's place: takes webhooks and answers as it is told. */
export interface HookReceiver {
  url: string
  received: ReceivedHook[]
  /** Status of the next answers, or `hang` for none. */
  answer: number | 'hang'
  /** Resolves once `count` hooks were received; rejects when they do not come. */
  waitFor(count: number, milliseconds?: number): Promise<ReceivedHook[]>
  stop(): Promise<void>
}

/** Starts a receiver on the given port, or on a free one. */
export async function startHookReceiver(port = 0): Promise<HookReceiver> {
  const waiting = new Set<() => void>()
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      receiver.received.push({
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        at: Date.now(),
      })
      for (const check of waiting) check()
      if (receiver.answer === 'hang') return
      response.statusCode = receiver.answer
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver does not listen')
  const receiver: HookReceiver = {
    url: `http://localhost:${address.port}`,
    received: [],
    answer: 200,
    waitFor(count, milliseconds = 20_000) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check)
          reject(new Error(`${receiver.received.length} of ${count} webhooks came`))
        }, milliseconds)
        const check = () => {
          if (receiver.received.length < count) return
          clearTimeout(timer)
          waiting.delete(check)
          resolve(receiver.received)
        }
        waiting.add(check)
        check()
      })
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return receiver
}
