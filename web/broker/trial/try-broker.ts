import { type EndpointCode, endpointCodes, endpoints } from '#web/broker/contract/table.ts'
import { send } from '#web/broker/client/send.ts'
import { exampleBodies } from './examples.ts'

/** How a broker's endpoint compares with the contract. */
export interface Finding {
  code: EndpointCode
  /**
   * `refuses`: a well-formed refusal, so that the data could not be checked; `absent`: an optional endpoint that the
   * broker does not have.
   */
  outcome: 'agrees' | 'refuses' | 'differs' | 'absent' | 'not asked'
  /** What differs, field by field, or the refusal's message. */
  details: readonly string[]
}

const timeoutMs = 10_000

/** How a broker answers to a path it does not have. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])

/** An account at the broker, to log in with. */
export interface TrialAccount {
  email: string
  password: string
}

/** Calls one endpoint; `token` is the session from a login. */
async function tryEndpoint(
  base: string,
  code: EndpointCode,
  body: object,
  session: string | null,
): Promise<Finding & { token: string | null }> {
  const { path, data, logsIn, isOptional } = endpoints[code]
  const headers = {
    Language: 'en',
    IMEI: 'contract-check',
    Version: '0.0.1',
    Channel: '0',
    Platform: '1',
    Device: 'contract-check',
    System: 'unknown',
    ...(session === null ? {} : { Authorization: session }),
  }
  const call = { body, headers, signal: AbortSignal.timeout(timeoutMs) }
  const answer = await send(`${base}${path}`, call, (status, text) =>
    status === 0
      ? 'nobody answered'
      : status === 502
        ? 'no envelope came back'
        : `status ${status} ${text}`.trim(),
  )
  const { status, envelope } = answer
  const found = (outcome: Finding['outcome'], details: readonly string[], token: string | null = null) => ({
    code,
    outcome,
    details,
    token,
  })
  if (isOptional && absent.has(status)) return found('absent', [])
  if (status !== 200) return found('differs', [envelope.msg])
  if (envelope.res !== 1) return found('refuses', [`${envelope.code} ${envelope.msg}`.trim()])
  const token = answer.headers?.get('authorization') ?? null
  const parsed = data.safeParse(envelope.dt)
  const differences = parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path: place, message }) => `dt${place.map((part) => `.${String(part)}`).join('')}: ${message}`,
      )
  if (logsIn && !token) differences.push('the header authorization is missing')
  return found(differences.length === 0 ? 'agrees' : 'differs', differences, token)
}

/**
 * Calls every endpoint of the contract in turn and compares the answers.
 * @param writes include endpoints that change data (accounts, enquiries)
 * @param account logs in with it and uses its session from then on
 */
export async function tryBroker(
  base: string,
  writes: boolean,
  account: TrialAccount | null,
): Promise<Finding[]> {
  const bodies = exampleBodies(new Date(), `contract-check-${Date.now()}@example.org`)
  const findings: Finding[] = []
  let session: string | null = null
  for (const code of endpointCodes) {
    const isLogin = code === 'W201' && account !== null
    if (endpoints[code].kind === 'write' && !writes && !isLogin) {
      findings.push({ code, outcome: 'not asked', details: ['changes something; ask with --writes'] })
      continue
    }
    const body = isLogin ? { ...account, isSave: 0 } : bodies[code]
    const { token, ...finding } = await tryEndpoint(base, code, body, session)
    session = token ?? session
    findings.push(finding)
  }
  return findings
}
