import { SMTPServer } from 'smtp-server'
import { freePort } from '#tests/support/free-port.ts'

export interface ReceivedMail {
  to: string[]
  /** Headers and body as they came. */
  source: string
  /** The body, decoded. */
  text: string
  subject: string
}

/** A mail server of a test: it takes everything, unless it is told what to answer. */
export interface MailServer {
  url: string
  port: number
  received: ReceivedMail[]
  /** How often somebody was named as a recipient. */
  tries(): number
  /** What to answer to a recipient from now on: a code of SMTP, or nothing to take it. */
  answer(code: number | undefined): void
  close(): Promise<void>
}

const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : quotedPrintable(coded.replaceAll('_', ' ')),
    )

const quotedPrintable = (coded: string): string =>
  Buffer.from(
    coded
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const read = (to: string[], source: string): ReceivedMail => {
  const end = source.indexOf('\r\n\r\n')
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const body = source.slice(end + 4)
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  const coding = header('Content-Transfer-Encoding').trim().toLowerCase()
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : coding === 'quoted-printable'
        ? quotedPrintable(body)
        : body
  return { to, source, text: text.replaceAll('\r\n', '\n'), subject: decodeWords(header('Subject')) }
}

export async function startMailServer(port?: number): Promise<MailServer> {
  const at = port ?? (await freePort())
  const received: ReceivedMail[] = []
  let tries = 0
  let code: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      tries += 1
      if (code === undefined) return done()
      done(Object.assign(new Error('not now, <secret@example.com>'), { responseCode: code }))
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push(read(to, Buffer.concat(parts).toString('utf8')))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    received,
    tries: () => tries,
    answer: (next) => {
      code = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
