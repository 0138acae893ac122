import { type EndpointCode, endpointCodes, endpoints } from '#web/broker/contract/table.ts'
import { send } from '#web/broker/send.ts'
import { exampleBodies } from './examples.ts'

/** How an endpoint of a broker compares with the contract. */
export interface Finding {
  code: EndpointCode
  /** `agrees`; `refuses` with a well-formed refusal, so that its data were not seen; `differs`; `not asked`. */
  outcome: 'agrees' | 'refuses' | 'differs' | 'not asked'
  /** What differs, field by field, or the words of the refusal. */
  details: readonly string[]
}

const timeoutMs = 10_000

async function tryEndpoint(base: string, code: EndpointCode, body: object): Promise<Finding> {
  const { path, data, logsIn } = endpoints[code]
  const headers = { Language: 'en', Version: '0.0.1', Channel: '0', Platform: '1' }
  const call = { body, headers, signal: AbortSignal.timeout(timeoutMs) }
  const {
    status,
    envelope,
    headers: answered,
  } = await send(`${base}${path}`, call, (answer, text) =>
    answer === 0
      ? 'nobody answered'
      : answer === 502
        ? 'no envelope came back'
        : `status ${answer} ${text}`.trim(),
  )
  if (status !== 200) return { code, outcome: 'differs', details: [envelope.msg] }
  if (envelope.res !== 1)
    return { code, outcome: 'refuses', details: [`${envelope.code} ${envelope.msg}`.trim()] }
  const parsed = data.safeParse(envelope.dt)
  const differences = parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path: place, message }) => `dt${place.map((part) => `.${String(part)}`).join('')}: ${message}`,
      )
  if (logsIn && !answered?.get('authorization')) differences.push('the header authorization is missing')
  return { code, outcome: differences.length === 0 ? 'agrees' : 'differs', details: differences }
}

/**
 * Asks a broker every question of the contract, one after the other, and compares its answers.
 * @param writes also asks what changes something there (accounts, enquiries)
 */
export async function tryBroker(base: string, writes: boolean): Promise<Finding[]> {
  const bodies = exampleBodies(new Date(), `contract-check-${Date.now()}@example.org`)
  const findings: Finding[] = []
  for (const code of endpointCodes) {
    findings.push(
      endpoints[code].kind === 'write' && !writes
        ? { code, outcome: 'not asked', details: ['changes something; ask with --writes'] }
        : await tryEndpoint(base, code, bodies[code]),
    )
  }
  return findings
}
