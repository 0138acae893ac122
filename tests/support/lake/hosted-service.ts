import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import { makeCertificate } from '#tests/support/certificate.ts'

/** A lake that plays Sanity's service: under its host names, by TLS, and without what only our lake has. */
export interface HostedService {
  /** The environment of a site whose content is hosted. */
  env: Record<string, string>
  /** Paths that a hosted dataset has not, which the site has asked all the same. */
  unknown: readonly string[]
  stop(): Promise<void>
}

/** Puts a lake in the place of `<project>.api.sanity.io`; the site reaches it by the proxy of its environment. */
export const startHostedService = async (lakeUrl: string): Promise<HostedService> => {
  const certificate = await makeCertificate(7, 'a1b2c3d4.api.sanity.io')
  const unknown: string[] = []
  const files = certificate.env
  const service = createServer(
    { cert: readFileSync(files.LAKE_TLS_CERT), key: readFileSync(files.LAKE_TLS_KEY) },
    (incoming, outgoing) => {
      const path = incoming.url ?? '/'
      if (path.includes('/data/sequence/')) {
        unknown.push(path)
        outgoing.writeHead(404).end()
        return
      }
      const { hostname, port } = new URL(lakeUrl)
      const headers = { ...incoming.headers, host: `${hostname}:${port}` }
      const onward = request({ host: hostname, port, path, method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    },
  )
  const proxy = createProxy()
  proxy.on('connect', (_, socket) => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    service.emit('connection', socket)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy does not listen')
  return {
    env: {
      SANITY_PROJECT_ID: 'a1b2c3d4',
      HTTPS_PROXY: `http://127.0.0.1:${address.port}`,
      NODE_USE_ENV_PROXY: '1',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    },
    unknown,
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      service.closeAllConnections()
      await certificate.remove()
    },
  }
}
