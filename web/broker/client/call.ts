import 'server-only'
import type { Locale } from '#locales/table.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { Circuit } from './circuit.ts'
import { type EndpointCode, endpoints } from '#web/broker/contract/table.ts'
import { type Envelope, failureEnvelope } from './envelope.ts'
import { type Answered, send } from './send.ts'
import { statusText } from './status-text.ts'

/** Longest wait, ms. Reads: a visitor's next question is due soon after. Writes: the broker may have to think. */
const timeouts = { read: 3_000, write: 10_000 } as const

/** What the relay tells the browser: the broker's envelope, or the failure envelope with a status. */
export interface BrokerAnswer {
  status: number
  envelope: Envelope<unknown>
  /** A new session token (requirements E10). */
  authorization: string | null
}

interface CallOptions {
  locale: Locale
  headers?: Readonly<Record<string, string>>
}

/** One for each endpoint: a calendar that is down must not take the prices with it. */
const circuits = new Map<EndpointCode, Circuit>()

const circuitOf = (code: EndpointCode): Circuit => {
  const circuit = circuits.get(code) ?? new Circuit()
  circuits.set(code, circuit)
  return circuit
}

/** Whether the broker, and not the question, is at fault. */
const isOutage = ({ status }: Answered): boolean => status === 0 || status >= 500

async function ask(code: EndpointCode, body: unknown, { locale, headers }: CallOptions): Promise<Answered> {
  const { path, kind } = endpoints[code]
  const url = `${siteSettings().brokerUrl}${path}`
  const words = (status: number, text: string) => statusText(locale, status === 0 ? 502 : status, text)
  const signal = AbortSignal.timeout(timeouts[kind])
  const call = { body, headers: { ...headers }, signal }
  const first = await send(url, call, words)
  // Only what changes nothing is asked again, once, and within the same time (never after a time-out).
  const mayRepeat = kind === 'read' && isOutage(first) && first.status !== 504 && !signal.aborted
  return mayRepeat ? send(url, call, words) : first
}

/**
 * Asks the broker. Never rejects and never takes longer than its time; faults, time-outs and answers of
 * another shape become the failure envelope, which names no host.
 */
export async function callBroker(
  code: EndpointCode,
  body: unknown,
  options: CallOptions,
): Promise<BrokerAnswer> {
  const fail = (status: number): BrokerAnswer => ({
    status,
    envelope: failureEnvelope(status, statusText(options.locale, status)),
    authorization: null,
  })
  const circuit = circuitOf(code)
  if (!circuit.admits()) return fail(503)
  const answered = await ask(code, body, options)
  circuit.record(!isOutage(answered))
  const { status, envelope, headers } = answered
  if (status === 0) return fail(502)
  if (status < 200 || status > 299) return { status, envelope, authorization: null }
  if (envelope.res !== 1) return { status: 200, envelope: { ...envelope, dt: {} }, authorization: null }
  const { data, logsIn } = endpoints[code]
  const dt = data.safeParse(envelope.dt)
  const authorization = headers?.get('authorization') ?? null
  if (!dt.success || (logsIn && !authorization)) return fail(502)
  return { status: 200, envelope: { ...envelope, dt: dt.data }, authorization }
}
