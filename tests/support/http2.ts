import { type ClientHttp2Session, connect, type ClientHttp2Stream } from 'node:http2'
import { readFile } from 'node:fs/promises'

/** A stream of the connection and what came of it so far. */
export interface Http2Answer {
  stream: ClientHttp2Stream
  text(): string
  /** Resolves once the text so far holds the words. */
  until(words: string): Promise<void>
  status: Promise<number>
  ended: Promise<void>
}

/** Opens one connection by HTTP/2 that trusts the certificate in the file. */
export async function openHttp2(url: string, certificateFile: string): Promise<ClientHttp2Session> {
  const session = connect(url, { ca: await readFile(certificateFile) })
  await new Promise<void>((resolve, reject) => session.once('connect', () => resolve()).once('error', reject))
  return session
}

/** Sends a request over the connection. */
export function send(
  session: ClientHttp2Session,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Http2Answer {
  const stream = session.request({
    ':path': path,
    ':method': body === undefined ? 'GET' : 'POST',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  })
  const checks = new Set<() => void>()
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    for (const check of checks) check()
  })
  stream.end(body === undefined ? undefined : JSON.stringify(body))
  return {
    stream,
    text: () => text,
    until: (words) =>
      new Promise((resolve) => {
        const check = () => text.includes(words) && resolve()
        checks.add(check)
        check()
      }),
    status: new Promise((resolve, reject) => {
      stream.once('response', (headers) => resolve(Number(headers[':status']))).once('error', reject)
    }),
    ended: new Promise((resolve) => stream.once('close', () => resolve())),
  }
}
