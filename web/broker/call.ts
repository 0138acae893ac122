import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'
import { type EndpointCode, endpoints } from './contract.ts'
import { type Envelope, envelopeSchema, failureEnvelope } from './envelope.ts'

/** Longest wait for the broker, ms: a visitor's next question is due two seconds later. */
const timeout = 3_000

/** What the relay tells the browser: the broker's envelope, or the failure envelope with a status. */
export interface BrokerAnswer {
  status: 200 | 502 | 504
  envelope: Envelope<unknown>
}

const failure = (status: 502 | 504, message: string): BrokerAnswer => ({
  status,
  envelope: failureEnvelope(status, message),
})

/**
 * Asks the broker. Never rejects and never takes longer than three seconds; faults, time-outs and
 * answers of another shape become the failure envelope, which names no host.
 */
export const callBroker = async (code: EndpointCode, body: unknown): Promise<BrokerAnswer> => {
  const { path, data } = endpoints[code]
  try {
    const response = await fetch(`${siteSettings().brokerUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) return failure(502, 'The price service answered with an error.')
    const envelope = envelopeSchema.safeParse(await response.json())
    if (!envelope.success) return failure(502, 'The price service answered in an unknown form.')
    if (envelope.data.res !== 1) return { status: 200, envelope: { ...envelope.data, dt: {} } }
    const dt = data.safeParse(envelope.data.dt)
    if (!dt.success) return failure(502, 'The price service answered in an unknown form.')
    return { status: 200, envelope: { ...envelope.data, dt: dt.data } }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate
      ? failure(504, 'The price service did not answer in time.')
      : failure(502, 'The price service cannot be reached.')
  }
}
