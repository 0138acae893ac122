import { connect } from 'node:net'
import * as fc from 'fast-check'
import { hostileText } from './texts.ts'

/** One request as bytes: what comes before the path and what after it need not be HTTP. */
export interface WireRequest {
  method: string
  path: string
  headers: readonly (readonly [string, string])[]
  body: string
}

export interface WireAnswer {
  /** Of the first answer; 0 where the line was closed without one. */
  status: number
  text: string
}

/** Nothing hostile may keep a program busy for longer, ms. */
const patienceMs = 20_000
/** As much of an answer as is looked at. */
const enough = 256 * 1024

/** A request as the bytes of HTTP/1.1, line breaks inside header values included. */
export const bytesOf = ({ method, path, headers, body }: WireRequest, host: string): Buffer => {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Sends bytes and takes what comes until the line is closed, or until the first event of a stream came.
 * @param isAll whether the sender says that nothing follows, which ends a request that is not whole
 * @throws when nothing ends the wait within twenty seconds
 */
export const sendBytes = (origin: string, bytes: Buffer, isAll = false): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    let text = ''
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text })
    }
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${patienceMs / 1000} s; so far: ${text.slice(0, 300)}`))
    }, patienceMs)
    socket.setEncoding('latin1')
    socket.on('connect', () => (isAll ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', (chunk: string) => {
      text += chunk
      if (text.length > enough || /content-type: text\/event-stream[^]*\r\n\r\n[^]+/i.test(text)) done()
    })
    socket.on('close', done)
    // A program may close a line it was still being written to; whether it lives is asked separately.
    socket.on('error', done)
  })

/** The place of a text in a template of a path, where `§` stands for one that is escaped and `¶` for one as it is. */
const filled = (template: string): fc.Arbitrary<string> =>
  fc.array(hostileText, { minLength: 8, maxLength: 8 }).map((texts) => {
    let at = 0
    return template.replace(/[§¶]/g, (mark) => {
      const text = texts[at++ % texts.length] ?? ''
      if (mark === '§') return encodeURIComponent(text.toWellFormed())
      // A space or a line break would end the path: what remains is what a client could be made to send.
      return text.replace(/[\s\0]/g, '').slice(0, 2_000)
    })
  })

/** Paths made from templates. */
export const pathsOf = (templates: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...templates).chain(filled)

/** Headers that proxies, frameworks and browsers send, with values that they do not. */
export const headersOf = (names: readonly string[]): fc.Arbitrary<(readonly [string, string])[]> =>
  fc.array(
    fc.tuple(
      fc.constantFrom(...names),
      hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 500)),
    ),
    { maxLength: 4 },
  )

/** Bytes that may be no HTTP at all: requests with some bytes changed, cut off or doubled. */
export const brokenBytes = (whole: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.nat(whole.length), fc.uint8Array({ maxLength: 8 }), fc.boolean())
    .map(([at, bytes, isCut]) =>
      Buffer.concat([whole.subarray(0, at), bytes, isCut ? Buffer.alloc(0) : whole.subarray(at)]),
    )
