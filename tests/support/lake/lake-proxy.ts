import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Stands between site and lake and makes the lake slow, or its answers odd. */
export interface LakeProxy {
  url: string
  /** How long an answer to a query is held back after the lake gave it, ms; asked for each one. */
  delay: () => number
  /** What a question of the log's end waits for before the lake gets it. */
  beforeLog: () => Promise<void>
  /** What the site gets of an answer to a query, as an earlier lake or another program might give it. */
  told: (query: string, answer: Buffer) => Buffer
  /** Queries passed on so far. */
  queries(): number
  /** Questions of the log's end answered so far. */
  logAnswers(): number
  stop(): Promise<void>
}

/**
 * Answers are read from the lake at once and delivered late: what a publish changes meanwhile is not in
 * them, which is the order of things that loses publishes. `isQueryAddress` says what is counted and delayed.
 */
export const startLakeProxy = async (
  target: string,
  isQueryAddress = (address: string) => address.includes('/data/query/'),
): Promise<LakeProxy> => {
  const { port } = new URL(target)
  let queries = 0
  let logAnswers = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const isQuery = isQueryAddress(url)
    const isLog = url.includes('/data/sequence/')
    if (isQuery) queries += 1
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const onward = request({ host: 'localhost', port, method, path: url, headers: plain }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        outgoing.on('close', () => answer.destroy())
        return
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        void sleep(isQuery ? proxy.delay() : 0).then(() => {
          const whole = Buffer.concat(chunks)
          const body = isQuery ? proxy.told(decodeURIComponent(url.replaceAll('+', ' ')), whole) : whole
          const length = { 'content-length': String(body.length) }
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...answer.headers,
            ...(body === whole ? {} : length),
          })
          outgoing.end(body)
          if (isLog) logAnswers += 1
        })
      })
      answer.on('error', () => outgoing.destroy())
    })
    onward.on('error', () => outgoing.destroy())
    void (isLog ? proxy.beforeLog() : Promise.resolve()).then(() => incoming.pipe(onward))
  })
  // As the lake does: one closed earlier may be closed just as the site asks over it.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  const proxy: LakeProxy = {
    url: `http://localhost:${address.port}`,
    delay: () => 0,
    beforeLog: () => Promise.resolve(),
    told: (_query, answer) => answer,
    queries: () => queries,
    logAnswers: () => logAnswers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}
