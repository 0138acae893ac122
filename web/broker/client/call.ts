import 'server-only'
import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { count } from '#web/lib/counts.ts'
import { parseSound } from '#web/lib/parse-sound.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { Circuit } from './circuit.ts'
import { type EndpointCode, endpoints } from '#web/broker/contract/table.ts'
import { type Envelope, failureEnvelope } from './envelope.ts'
import { noteOddRows } from './odd-rows.ts'
import { type Answered, send } from './send.ts'
import { statusText } from './status-text.ts'

/** Timeouts. Reads are short, since the visitor's next poll follows soon; a write may take the broker longer. */
const timeoutsMs = { read: 3_000, write: 10_000 } as const

/** The relay's answer to the browser: the broker's envelope, or the failure envelope with a status. */
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

/** One per endpoint: a calendar outage must not block the prices. */
const circuits = new Map<EndpointCode, Circuit>()

const circuitOf = (code: EndpointCode): Circuit => {
  const circuit = circuits.get(code) ?? new Circuit()
  circuits.set(code, circuit)
  return circuit
}

/** Whether the failure is the broker's, not the request's. */
const isOutage = ({ status }: Answered): boolean => status === 0 || status >= 500

async function ask(code: EndpointCode, body: unknown, { locale, headers }: CallOptions): Promise<Answered> {
  const { path, kind } = endpoints[code]
  const url = `${siteSettings().brokerUrl}${path}`
  const words = (status: number, text: string) => statusText(locale, status === 0 ? 502 : status, text)
  const signal = AbortSignal.timeout(timeoutsMs[kind])
  const call = { body, headers: { ...headers }, signal }
  const first = await send(url, call, words)
  // Only reads are retried, once, within the same timeout, and never after a timeout.
  const mayRepeat = kind === 'read' && isOutage(first) && first.status !== 504 && !signal.aborted
  return mayRepeat ? send(url, call, words) : first
}

/**
 * What an answer holds; null where it has another shape. Reads are read row by row: one odd row of thirty is left out
 * and counted, the others go through. What a write answers counts as a whole.
 */
const dataOf = (code: EndpointCode, dt: unknown): { data: unknown } | null => {
  const { data: schema, kind } = endpoints[code]
  try {
    if (kind === 'write') return { data: schema.parse(dt) }
    const { data, leftOut } = parseSound<z.ZodType>(schema, dt)
    noteOddRows(code, leftOut)
    return { data }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return null
  }
}

/**
 * Calls the broker. Never rejects and never exceeds its timeout; faults, timeouts and malformed answers become the
 * failure envelope, which names no host.
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
  if (!circuit.admits()) {
    count('brokerCalls', `${code} spared`)
    return fail(503)
  }
  const answered = await ask(code, body, options)
  circuit.record(!isOutage(answered))
  count('brokerCalls', `${code} ${isOutage(answered) ? 'failed' : 'answered'}`)
  const { status, envelope, headers } = answered
  if (status === 0) return fail(502)
  if (status < 200 || status > 299) return { status, envelope, authorization: null }
  if (envelope.res !== 1) return { status: 200, envelope: { ...envelope, dt: {} }, authorization: null }
  const dt = dataOf(code, envelope.dt)
  const authorization = headers?.get('authorization') ?? null
  if (dt === null || (endpoints[code].logsIn && !authorization)) return fail(502)
  return { status: 200, envelope: { ...envelope, dt: dt.data }, authorization }
}
