import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProofs } from '#tests/support/proofs.ts'
import { type LakeProxy, startLakeProxy } from '#tests/support/lake-proxy.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

let site: TestSite
let sandbox: TestSandbox
/** Counts what really reaches the broker. */
let counter: LakeProxy

beforeAll(async () => {
  sandbox = await startTestSandbox()
  counter = await startLakeProxy(sandbox.url, (address) => address.startsWith('/api/m/'))
  site = await startTestSite({ brokerUrl: counter.url })
  proofs.push(...(await makeProofs(site, 'enquiry', 60)))
}, 600_000)
afterAll(async () => {
  await site?.stop()
  await counter?.stop()
  await sandbox?.stop()
})

interface Envelope {
  res: number
  code: number
  msg: string
  dt: unknown
}

let visitors = 0
/** An enquiry comes with a proof of work, each used once; these were made in advance. */
const proofs: string[] = []

/** Asks as a visitor of their own, so that the limits for one address do not count other tests. */
async function ask(code: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  visitors += 1
  const response = await fetch(`${site.url}/api/m/v1/${code}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-forwarded-for': `192.0.2.1, 198.51.${Math.floor(visitors / 250)}.${visitors % 250}`,
      origin: site.url,
      ...(code === 'W607' && headers['proof'] === undefined ? { proof: proofs.pop() ?? '' } : {}),
      ...headers,
    },
  })
  const text = await response.text()
  const envelope: Envelope = JSON.parse(text)
  return { status: response.status, headers: response.headers, text, envelope }
}

const cookieHeader = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function register(email: string) {
  await ask('W203', { email, firstName: 'Ada', lastName: 'Byron', country: 'CY' })
  const pin = await sandbox.pin(email)
  return ask('W202', { email, pin, password: 'harbour7', reenterPassword: 'harbour7' })
}

const agree = async (cookie: string, origin = site.url) =>
  fetch(`${site.url}/api/device`, { method: 'POST', headers: { cookie, origin } })

const session = async (cookie: string) =>
  (await fetch(`${site.url}/api/session`, { headers: { cookie } })).json()

describe('a session (requirements E10)', () => {
  it('begins with the registration, in a sealed cookie no script can read', async () => {
    const { envelope, headers, text } = await register('session@example.org')
    expect(envelope).toMatchObject({ res: 1, dt: '/uc' })
    const [sealed = '', readable = ''] = headers.getSetCookie()
    expect(sealed).toMatch(/^Authorization=[\w-]{80,}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
    expect(readable).toBe('signedIn=1; Path=/; Max-Age=604800; SameSite=Lax')
    expect(headers.get('authorization')).toBeNull()
    expect(text).not.toMatch(/harbour7/)
    const state = await session(cookieHeader(headers))
    expect(state).toMatchObject({ signedIn: true, email: 'session@example.org' })
  })

  it('remembers the device with a login, and forgets it with the logout unless it was agreed to (requirements D10, E11)', async () => {
    const { headers } = await register('device@example.org')
    const device = headers.getSetCookie().slice(2)
    expect(device.map((line) => line.replace(/=.*/, ''))).toEqual([
      'IMEI',
      'Version',
      'Channel',
      'Platform',
      'Device',
      'System',
    ])
    for (const line of device) expect(line).toMatch(/=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    const cookie = cookieHeader(headers)
    const leave = async (consent: string) => {
      const asked = { method: 'DELETE', headers: { cookie: `${cookie}; ${consent}`, origin: site.url } }
      const ended = await fetch(`${site.url}/api/session`, asked)
      return ended.headers.getSetCookie().filter((line) => line.startsWith('IMEI=;')).length
    }
    expect(await leave('isAccept=0')).toBe(1)
    expect(await leave('isAccept=1')).toBe(0)
    expect((await agree('isAccept=1')).headers.getSetCookie()).toHaveLength(6)
    for (const refused of [agree('isAccept=0'), agree(''), agree('isAccept=1', 'https://elsewhere.example')])
      expect((await refused).status).toBe(403)
  })

  it('is nobody’s when the cookie was changed by one character, or is missing', async () => {
    const { headers } = await register('forged@example.org')
    const cookie = cookieHeader(headers)
    const at = cookie.indexOf('=') + 40
    const changed = `${cookie.slice(0, at)}${cookie[at] === 'A' ? 'B' : 'A'}${cookie.slice(at + 1)}`
    for (const tried of [changed, 'Authorization=x', 'Authorization=', '']) {
      expect(await session(tried)).toEqual({ signedIn: false, email: null, expiresAt: null })
    }
  })

  it('is passed on to the broker, and ends on logout', async () => {
    const cookie = cookieHeader((await register('partner-editor@example.org')).headers)
    const enquiry = { firstName: '', lastName: '', email: 'a@b.org', country: '', phone: '', website: '' }
    const { envelope } = await ask('W607', enquiry)
    expect(envelope.res).toBe(1)
    expect((await ask('W606', { ...enquiry, id: 1 })).envelope.code).toBe(401)
    expect((await ask('W606', { ...enquiry, id: 1 }, { cookie })).envelope.res).toBe(1)

    const elsewhere = await fetch(`${site.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie, origin: 'https://elsewhere.example' },
    })
    expect(elsewhere.status).toBe(403)
    const ended = await fetch(`${site.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie, origin: site.url },
    })
    expect(ended.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
  })
})

describe('what the broker is told of the device (requirements D10, E11)', () => {
  it('is worked out from the call, with the id and the channel of the page', async () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
    await ask(
      'W607',
      { firstName: 'Phone', lastName: '', email: 'phone@example.org', country: '', phone: '', website: '' },
      { 'user-agent': agent, imei: 'b7c1d2e3-0000', channel: '6688' },
    )
    const inbox = await (await fetch(`${sandbox.url}/inbox/enquiries`)).json()
    expect(inbox.dt.list[0].device).toMatchObject({
      IMEI: 'b7c1d2e3-0000',
      Channel: '6688',
      Version: '0.0.1',
      Platform: '2',
      System: 'iOS',
      Device: expect.stringMatching(/Safari 18/),
    })
  })

  it('never holds what could break out of a header', async () => {
    const { envelope } = await ask(
      'W607',
      { firstName: 'Odd', lastName: '', email: 'odd@example.org', country: '', phone: '', website: '' },
      { imei: 'a b', channel: '../x', 'user-agent': `Chrome/${'9'.repeat(3_000)}` },
    )
    expect(envelope.res).toBe(1)
    const inbox = await (await fetch(`${sandbox.url}/inbox/enquiries`)).json()
    const { device } = inbox.dt.list[0]
    expect(device.Channel).toBe('0')
    expect(device.IMEI).toMatch(/^[\w-]{36}$/)
    expect(device.Device.length).toBeLessThanOrEqual(60)
  })
})

const bodies: Record<string, object> = {
  W102: { from: '2026-11-16', to: '2026-11-20' },
  W103: {},
  W104: {},
  W105: {},
  W201: { email: 'a@b.org', password: 'x', isSave: 0 },
  W202: { email: 'a@b.org', pin: '1', password: 'x', reenterPassword: 'x' },
  W203: { email: 'a@b.org', firstName: 'A', lastName: 'B', country: 'CY' },
  W204: { email: 'a@b.org' },
  W205: { email: 'a@b.org', pin: '1', password: 'eA==', reenterPassword: 'eA==' },
  W206: { email: 'a@b.org' },
  W207: { email: 'a@b.org', purpose: 'register' },
  W606: { id: 1, firstName: '', lastName: '', email: 'a@b.org', country: '', phone: '', website: '' },
  W607: { firstName: '', lastName: '', email: 'a@b.org', country: '', phone: '', website: '' },
}

const faults: [string, object, number][] = [
  ['status 400', { status: 400 }, 400],
  ['status 401', { status: 401 }, 401],
  ['status 403', { status: 403 }, 403],
  ['status 404', { status: 404 }, 404],
  ['status 406', { status: 406 }, 406],
  ['status 410', { status: 410 }, 410],
  ['status 422', { status: 422 }, 422],
  ['status 500', { status: 500 }, 500],
  ['status 502', { status: 502 }, 502],
  ['status 504', { status: 504 }, 504],
  ['no body', { empty: true }, 502],
  ['truncated JSON', { malformed: true }, 502],
  ['a connection cut', { drop: true }, 502],
]

/** The body of an endpoint, from an address that no test has used yet. */
function freshBody(code: string): object {
  const body = bodies[code] ?? {}
  return 'email' in body ? { ...body, email: `fault-${visitors}@example.org` } : body
}

describe('every fault of the broker becomes the failure envelope in the words of the status table (requirements H1, H2)', () => {
  it.concurrent.for(Object.keys(bodies))(
    '%s (requirements H1, H2)',
    { timeout: 60_000 },
    async (code, { expect: hold }) => {
      for (const [name, fault, expected] of faults) {
        await sandbox.fault(code, fault)
        // One answer serves all who ask for a while: a read is asked again until this fault is met.
        const meet = async () => {
          const answer = await ask(code, freshBody(code), { language: 'de' })
          return answer.envelope.code === expected ? answer : null
        }
        await hold.poll(meet, { message: name, timeout: 10_000 }).not.toBeNull()
        const { status, envelope, text } = await ask(code, freshBody(code), { language: 'de' })
        hold([name, status, envelope.res, envelope.code]).toEqual([name, expected, 0, expected])
        hold(envelope.dt).toEqual({})
        hold(envelope.msg, name).toMatch(/^[A-ZÄÖÜ].*\.$/)
        hold(text).not.toMatch(/localhost|127\.0\.0\.1|ECONN/)
        // A working answer in between, so that the circuit stays closed and each fault is met itself.
        await sandbox.fault(code, { res: 0, code: 1, msg: 'working' })
        await ask(code, freshBody(code), { language: 'pl' })
      }
      await sandbox.fault(code, undefined)
    },
  )
})

/** The e-mail address of one of many, so that only where they come from is the same. */
const flood = (index: number) => ({ email: `flood-${index}@example.org` })
const named = { firstName: 'Ada', lastName: 'Byron', country: 'CY' }

describe('limits (quality 5)', () => {
  it.each([
    ['W201', 12, () => ({ email: 'victim@example.org', password: 'guess', isSave: 0 })],
    ['W203', 40, (index: number) => ({ ...flood(index), ...named })],
    ['W206', 40, flood],
    ['W607', 40, (index: number) => ({ ...flood(index), ...named, phone: '', website: '' })],
  ] as const)(
    'of a thousand %s from one address at most %i get through',
    async (code, most, bodyOf) => {
      const before = counter.queries()
      const from = { 'x-forwarded-for': `203.0.113.${code.slice(-2)}`, proof: '' }
      const answers = []
      for (let round = 0; round < 20; round += 1)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, index) => ask(code, bodyOf(round * 50 + index), from)),
          )),
        )
      expect(answers).toHaveLength(1_000)
      expect(counter.queries() - before).toBeLessThanOrEqual(most)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThanOrEqual(1_000 - most)
      for (const { headers, envelope } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(envelope).toMatchObject({ res: 0, code: 429 })
      }
    },
    60_000,
  )
})

/** How many of so many questions were let through, each with another address in its header. */
const letThrough = async (from: TestSite, count: number) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(`${from.url}/api/m/v1/W206`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: from.url,
          'x-forwarded-for': `192.0.2.${index}`,
          'visitor-address': `192.0.2.${index}`,
        },
        body: JSON.stringify({ email: `counted-${index}@example.org` }),
      }),
    ),
  )
  return answers.filter(({ status }) => status === 200).length
}

describe('whose tries count together', () => {
  it('is the address a trusted proxy heard from; without one it is the caller’s own, whatever the headers say', async () => {
    expect(await letThrough(site, 45)).toBe(45)
    const direct = await startTestSite({ brokerUrl: sandbox.url, env: { TRUSTED_PROXIES: '0' } })
    try {
      // Until the first answer it is still starting, and knows nobody's address.
      await direct.text('/api/health')
      expect(await letThrough(direct, 45)).toBe(40)
    } finally {
      await direct.stop()
    }
  }, 60_000)
})

const guess = (name: number) => ({ email: `guess-${name}@example.org`, password: 'wrong', isSave: 0 })

describe('guessing and spam (quality 5)', () => {
  it('a fourth login after three failures needs a proof of work, which counts once', async () => {
    await register('guessed@example.org')
    const wrong = { email: 'guessed@example.org', password: 'wrong', isSave: 0 }
    const right = { ...wrong, password: 'harbour7' }
    for (let failures = 1; failures <= 3; failures += 1) {
      const { status, envelope } = await ask('W201', wrong)
      expect([status, envelope.res, envelope.code]).toEqual([200, 0, 1101])
    }
    const refused = await ask('W201', right)
    expect([refused.status, refused.envelope.code, refused.headers.get('proof')]).toEqual([428, 428, 'login'])
    const [proof = ''] = await makeProofs(site, 'login', 1)
    expect((await ask('W201', right, { proof: proofs[0] ?? '' })).status).toBe(428)
    expect((await ask('W201', wrong, { proof })).envelope.code).toBe(1101)
    expect((await ask('W201', right, { proof })).status).toBe(428)
    const [another = ''] = await makeProofs(site, 'login', 1)
    expect((await ask('W201', right, { proof: another })).envelope).toMatchObject({ res: 1, dt: '/uc' })
    // The right password makes the next login easy again.
    expect((await ask('W201', right)).envelope.res).toBe(1)
  })

  it('guessing many accounts from one address needs proofs as well', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    for (let name = 0; name < 3; name += 1) expect((await ask('W201', guess(name), from)).status).toBe(200)
    expect((await ask('W201', guess(3), from)).status).toBe(428)
  })

  it('an enquiry needs a proof, and its hidden field empty', async () => {
    const enquiry = { firstName: '', lastName: '', email: 'bot@b.org', country: '', phone: '', website: '' }
    const before = counter.queries()
    const bare = await ask('W607', enquiry, { proof: '' })
    expect([bare.status, bare.headers.get('proof')]).toEqual([428, 'enquiry'])
    const [fresh = ''] = await makeProofs(site, 'enquiry', 1)
    expect((await ask('W607', enquiry, { proof: fresh })).status).toBe(428)
    expect((await ask('W607', enquiry, { trap: 'https://spam.example' })).status).toBe(400)
    expect(counter.queries()).toBe(before)
    expect((await ask('W607', enquiry)).envelope.res).toBe(1)
  })

  it('tasks are for pages of this site', async () => {
    const task = (headers: Record<string, string>, purpose = 'login') =>
      fetch(`${site.url}/api/challenge?for=${purpose}`, { headers })
    expect((await task({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await task({ origin: site.url }, 'other')).status).toBe(400)
    const mine = await task({ origin: site.url })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(await mine.json()).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } })
  })
})

describe('bad input', () => {
  it.each([
    ['a foreign field', 'W201', { email: 'a@b.org', password: 'x', isSave: 0, admin: true }],
    ['a prototype key', 'W201', '{"email":"a@b.org","password":"x","isSave":0,"__proto__":{"a":1}}'],
    ['a deep body', 'W605', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
    ['a wrong e-mail address', 'W204', { email: 'nobody@example' }],
    [
      'a password that is not Base64',
      'W205',
      { email: 'a@b.org', pin: '1', password: '!', reenterPassword: '!' },
    ],
    ['a list', 'W607', []],
    ['nothing', 'W607', ''],
  ])('%s never reaches the broker', async (_name, code, body) => {
    const before = counter.queries()
    const { status, envelope } = await ask(code, body)
    expect([400, 413]).toContain(status)
    expect(envelope.res).toBe(0)
    expect(counter.queries()).toBe(before)
  })
})
