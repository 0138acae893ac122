import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const question = z.object({ name: z.string(), interval: z.string(), from: z.string() })
type Question = z.infer<typeof question>

const envelope = z.looseObject({ dt: z.looseObject({ list: z.array(z.record(z.string(), z.unknown())) }) })
export type Told = z.infer<typeof envelope>

/** How QF1003 answers for an instrument: `change` what the sandbox says, or write another answer. */
export interface Twist {
  change?: (told: Told, asked: Question) => unknown
  answer?: (response: ServerResponse) => void
}

/** Stands before a sandbox, counts its calls, and answers QF1003 as a test wants it. */
export interface HistoryBroker {
  url: string
  /** Instants (performance.now) at which calls of a code came. */
  calls(code: string): readonly number[]
  stop(): Promise<void>
}

export const startHistoryBroker = async (
  sandbox: string,
  twistOf: (symbol: string) => Twist | undefined,
): Promise<HistoryBroker> => {
  const calls: { url: string; at: number }[] = []
  const answer = async (url: string, body: string, response: ServerResponse) => {
    calls.push({ url, at: performance.now() })
    const asked = url.endsWith('/QF1003') ? question.parse(JSON.parse(body)) : null
    const twist = asked ? twistOf(asked.name) : undefined
    if (twist?.answer) {
      twist.answer(response)
      return
    }
    const headers = { 'content-type': 'application/json; charset=utf-8', Language: 'en' }
    const passed = await fetch(`${sandbox}${url}`, { method: 'POST', body, headers })
    const text = await passed.text()
    response.writeHead(passed.status, { 'content-type': 'application/json' })
    const told = asked && twist?.change ? twist.change(envelope.parse(JSON.parse(text)), asked) : null
    response.end(told === null ? text : JSON.stringify(told))
  }
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      answer(incoming.url ?? '/', Buffer.concat(chunks).toString('utf8'), response).catch(() =>
        response.destroy(),
      )
    })
  })
  // Longer than the site keeps one without a question, so that none is closed just as the site asks over it.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    calls: (code) => calls.filter(({ url }) => url.endsWith(`/${code}`)).map(({ at }) => at),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
