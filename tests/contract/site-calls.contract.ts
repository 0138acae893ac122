import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountCalls, startAccountCalls } from '#tests/support/broker/account-calls.ts'

let calls: AccountCalls

beforeAll(async () => {
  calls = await startAccountCalls(60)
}, 600_000)
afterAll(() => calls?.stop())

const cookieHeader = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const agree = async (cookie: string, origin = calls.site.url) =>
  fetch(`${calls.site.url}/api/device`, { method: 'POST', headers: { cookie, origin } })

const session = async (cookie: string) =>
  (await fetch(`${calls.site.url}/api/session`, { headers: { cookie } })).json()

describe('a session (requirements E10)', () => {
  it('begins with the registration, in a sealed cookie no script can read', async () => {
    const { envelope, headers, text } = await calls.register('session@example.org')
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
    const { headers } = await calls.register('device@example.org')
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
      const asked = { method: 'DELETE', headers: { cookie: `${cookie}; ${consent}`, origin: calls.site.url } }
      const ended = await fetch(`${calls.site.url}/api/session`, asked)
      return ended.headers.getSetCookie().filter((line) => line.startsWith('IMEI=;')).length
    }
    expect(await leave('isAccept=0')).toBe(1)
    expect(await leave('isAccept=1')).toBe(0)
    expect((await agree('isAccept=1')).headers.getSetCookie()).toHaveLength(6)
    for (const refused of [agree('isAccept=0'), agree(''), agree('isAccept=1', 'https://elsewhere.example')])
      expect((await refused).status).toBe(403)
  })

  it('is nobody’s when the cookie was changed by one character, or is missing', async () => {
    const { headers } = await calls.register('forged@example.org')
    const cookie = cookieHeader(headers)
    const at = cookie.indexOf('=') + 40
    const changed = `${cookie.slice(0, at)}${cookie[at] === 'A' ? 'B' : 'A'}${cookie.slice(at + 1)}`
    for (const tried of [changed, 'Authorization=x', 'Authorization=', '']) {
      expect(await session(tried)).toEqual({ signedIn: false, email: null, expiresAt: null })
    }
  })

  it('is passed on to the broker, and ends on logout', async () => {
    const cookie = cookieHeader((await calls.register('partner-editor@example.org')).headers)
    const enquiry = { firstName: '', lastName: '', email: 'a@b.org', country: '', phone: '', website: '' }
    const { envelope } = await calls.ask('W607', enquiry)
    expect(envelope.res).toBe(1)
    expect((await calls.ask('W606', { ...enquiry, id: 1 })).envelope.code).toBe(401)
    expect((await calls.ask('W606', { ...enquiry, id: 1 }, { cookie })).envelope.res).toBe(1)

    const elsewhere = await fetch(`${calls.site.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie, origin: 'https://elsewhere.example' },
    })
    expect(elsewhere.status).toBe(403)
    const ended = await fetch(`${calls.site.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie, origin: calls.site.url },
    })
    expect(ended.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
  })
})

describe('what the broker is told of the device (requirements D10, E11)', () => {
  it('is worked out from the call, with the id and the channel of the page', async () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
    await calls.ask(
      'W607',
      { firstName: 'Phone', lastName: '', email: 'phone@example.org', country: '', phone: '', website: '' },
      { 'user-agent': agent, imei: 'b7c1d2e3-0000', channel: '6688' },
    )
    const inbox = await (await fetch(`${calls.sandbox.url}/inbox/enquiries`)).json()
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
    const { envelope } = await calls.ask(
      'W607',
      { firstName: 'Odd', lastName: '', email: 'odd@example.org', country: '', phone: '', website: '' },
      { imei: 'a b', channel: '../x', 'user-agent': `Chrome/${'9'.repeat(3_000)}` },
    )
    expect(envelope.res).toBe(1)
    const inbox = await (await fetch(`${calls.sandbox.url}/inbox/enquiries`)).json()
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
  return 'email' in body ? { ...body, email: `fault-${calls.asked()}@example.org` } : body
}

describe('every fault of the broker becomes the failure envelope in the words of the status table (requirements H1, H2)', () => {
  it.concurrent.for(Object.keys(bodies))(
    '%s (requirements H1, H2)',
    { timeout: 60_000 },
    async (code, { expect: hold }) => {
      for (const [name, fault, expected] of faults) {
        await calls.sandbox.fault(code, fault)
        // One answer serves all who ask for a while: a read is asked again until this fault is met.
        const meet = async () => {
          const answer = await calls.ask(code, freshBody(code), { language: 'de' })
          return answer.envelope.code === expected ? answer : null
        }
        await hold.poll(meet, { message: name, timeout: 10_000 }).not.toBeNull()
        const { status, envelope, text } = await calls.ask(code, freshBody(code), { language: 'de' })
        hold([name, status, envelope.res, envelope.code]).toEqual([name, expected, 0, expected])
        hold(envelope.dt).toEqual({})
        hold(envelope.msg, name).toMatch(/^[A-ZÄÖÜ].*\.$/)
        hold(text).not.toMatch(/localhost|127\.0\.0\.1|ECONN/)
        // A working answer in between, so that the circuit stays closed and each fault is met itself.
        await calls.sandbox.fault(code, { res: 0, code: 1, msg: 'working' })
        await calls.ask(code, freshBody(code), { language: 'pl' })
      }
      await calls.sandbox.fault(code, undefined)
    },
  )
})
