import { type LakeProxy, startLakeProxy } from '#tests/support/lake/lake-proxy.ts'
import { makeProofs } from './proofs.ts'
import { startTestSandbox, type TestSandbox } from './sandbox.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

interface Envelope {
  res: number
  code: number
  msg: string
  dt: unknown
}

/** A site with its broker, and visitors that put questions to it without a browser. */
export interface AccountCalls {
  site: TestSite
  sandbox: TestSandbox
  /** Counts what really reaches the broker. */
  counter: LakeProxy
  /** Proofs of work of enquiries, made in advance and each used once. */
  proofs: string[]
  /** How many questions were put so far. */
  asked: () => number
  /** Asks as a visitor of their own, so that the limits for one address do not count other tests. */
  ask: (
    code: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; headers: Headers; text: string; envelope: Envelope }>
  /** Opens an account with the password `harbour7`. */
  register: (email: string) => ReturnType<AccountCalls['ask']>
  stop: () => Promise<void>
}

/** @param enquiries how many enquiries the tests make at most */
export const startAccountCalls = async (
  enquiries: number,
  env: Readonly<Record<string, string>> = {},
): Promise<AccountCalls> => {
  const sandbox = await startTestSandbox()
  const counter = await startLakeProxy(sandbox.url, (address) => address.startsWith('/api/m/'))
  const site = await startSiteOn(openTestLake, { brokerUrl: counter.url, env })
  const proofs = await makeProofs(site, 'enquiry', enquiries)
  let visitors = 0
  const proofFor = async (code: string): Promise<string> => {
    if (code === 'W607') return proofs.pop() ?? ''
    const [proof = ''] = code === 'W203' || code === 'W206' ? await makeProofs(site, 'account', 1) : []
    return proof
  }
  const ask: AccountCalls['ask'] = async (code, body, headers = {}) => {
    visitors += 1
    const address = `192.0.2.1, 198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
    const proof = headers['proof'] ?? (await proofFor(code))
    const response = await fetch(`${site.url}/api/m/v1/${code}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-forwarded-for': address,
        origin: site.url,
        ...headers,
        ...(proof === '' ? {} : { proof }),
      },
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, envelope: JSON.parse(text) }
  }
  return {
    site,
    sandbox,
    counter,
    proofs,
    asked: () => visitors,
    ask,
    register: async (email) => {
      await ask('W203', { email, firstName: 'Ada', lastName: 'Byron', country: 'CY' })
      const pin = await sandbox.pin(email)
      return ask('W202', { email, pin, password: 'harbour7', reenterPassword: 'harbour7' })
    },
    stop: async () => {
      await site.stop()
      await counter.stop()
      await sandbox.stop()
    },
  }
}
