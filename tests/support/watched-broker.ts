import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before a broker and remembers the session tokens it gives out. */
export interface WatchedBroker {
  url: string
  readonly tokens: string[]
  /** Bodies of the calls of one code, as they reached the broker. */
  bodies(code: string): string[]
  stop(): Promise<void>
}

export const watchBroker = async (broker: string): Promise<WatchedBroker> => {
  const { port } = new URL(broker)
  const tokens: string[] = []
  const calls: { url: string; body: string }[] = []
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
      const { authorization } = answer.headers
      if (authorization) tokens.push(authorization)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
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
