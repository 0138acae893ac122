import { Agent, createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before a broker and remembers the session tokens it gives out. */
export interface WatchedBroker {
  url: string
  readonly tokens: string[]
  /** Bodies of the calls of one code, as they reached the broker. */
  bodies(code: string): string[]
  stop(): Promise<void>
}

const ofOneConnection = new Set(['connection', 'keep-alive'])

/** What goes on to the next connection: told how long the broker keeps its own, the site would keep this one as long. */
const passedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)))

export const watchBroker = async (broker: string): Promise<WatchedBroker> => {
  const { port } = new URL(broker)
  const tokens: string[] = []
  const calls: { url: string; body: string }[] = []
  // A connection for each call: the broker may close one that is kept just as it is used again.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/' } = incoming
    const headers = passedOn(incoming.headers)
    const onward = request({ agent, host: 'localhost', port, method, path: url, headers }, (answer) => {
      const { authorization } = answer.headers
      if (authorization) tokens.push(authorization)
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      calls.push({ url, body: Buffer.concat(chunks).toString('utf8') })
      onward.end(Buffer.concat(chunks))
    })
  })
  // Longer than the site keeps one without a question, so that none is closed just as the site asks over it.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    tokens,
    bodies: (code) => calls.filter(({ url }) => url.endsWith(`/${code}`)).map(({ body }) => body),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
