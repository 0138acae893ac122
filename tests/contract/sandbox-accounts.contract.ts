import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'

const envelope = z.strictObject({ res: z.number(), code: z.number(), msg: z.string(), dt: z.unknown() })
const read = async (response: Response) => envelope.parse(await response.json())

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.stop())

const call = (code: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  sandbox.call(`/api/m/v1/${code}`, body, headers)

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Registers an address and gives its session token. */
async function register(email: string, password = 'harbour7'): Promise<string> {
  const begun = await read(
    await call('W203', { email, firstName: 'Ada', lastName: 'Byron', country: 'CY', phone: '' }),
  )
  expect(begun).toMatchObject({ res: 1, dt: { pinValidFor: 600, resendAfter: 60 } })
  const pin = await sandbox.pin(email)
  const done = await call('W202', { email, pin, password, reenterPassword: password })
  expect(await read(done)).toMatchObject({ res: 1, dt: '/uc' })
  return done.headers.get('authorization') ?? ''
}

describe('a registration (requirements A5)', () => {
  it('goes from e-mail check by pin to an account and a session', async () => {
    const email = 'first@example.org'
    expect(await read(await call('W206', { email }))).toMatchObject({ res: 1, dt: { exists: false } })
    expect((await register(email)).length).toBeGreaterThan(40)
    expect(await read(await call('W206', { email: 'FIRST@example.org ' }))).toMatchObject({
      dt: { exists: true },
    })
    expect(await read(await call('W203', { email, firstName: '', lastName: '', country: '' }))).toMatchObject(
      {
        res: 0,
        code: 1103,
      },
    )
  })

  it('refuses a wrong pin, different or weak passwords, and an address that has not begun', async () => {
    const email = 'second@example.org'
    await call('W203', { email, firstName: 'A', lastName: 'B', country: 'DE' })
    const pin = await sandbox.pin(email)
    const wrong = pin === '000000' ? '000001' : '000000'
    const finish = async (body: object) =>
      (
        await read(
          await call('W202', { email, pin, password: 'harbour7', reenterPassword: 'harbour7', ...body }),
        )
      ).code
    expect(await finish({ pin: wrong })).toBe(1104)
    expect(await finish({ reenterPassword: 'harbour8' })).toBe(1108)
    expect(await finish({ password: 'harbour', reenterPassword: 'harbour' })).toBe(1107)
    expect(await finish({ password: 'harbour 7', reenterPassword: 'harbour 7' })).toBe(1107)
    expect(await finish({ email: 'nobody@example.org' })).toBe(1109)
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await finish({ pin: wrong })).toBe(1104)
    expect(await finish({})).toBe(1105)
  })

  it('sends another pin only after a minute', async () => {
    const email = 'third@example.org'
    await call('W203', { email, firstName: 'A', lastName: 'B', country: 'PL' })
    const answer = await read(await call('W207', { email, purpose: 'register' }, { Language: 'pl' }))
    expect(answer).toMatchObject({ res: 0, code: 1106 })
    expect(answer.msg).toMatch(/^PIN wysłano przed chwilą\. O nowy możesz poprosić za \d+ s\.$/)
  })
})

const attemptLocked = async (password: string, email = 'locked@example.org') =>
  read(await call('W201', { email, password }, { Language: 'de' }))

describe('a login', () => {
  it('gives an address and a token, and says the same of a wrong password and an unknown address', async () => {
    await register('login@example.org')
    const good = await call('W201', { email: 'login@example.org', password: 'harbour7', isSave: 1 })
    expect(await read(good)).toMatchObject({ res: 1, dt: '/uc' })
    expect(good.headers.get('authorization')).toMatch(/^[\w-]{40,}$/)
    const wrong = await read(await call('W201', { email: 'login@example.org', password: 'x' }))
    const unknown = await read(await call('W201', { email: 'unknown@example.org', password: 'x' }))
    expect(wrong).toEqual(unknown)
    expect(wrong.code).toBe(1101)
  })

  it('is locked after five wrong passwords, also for the right one', async () => {
    await register('locked@example.org')
    for (let count = 0; count < 5; count += 1) expect((await attemptLocked('wrong')).code).toBe(1101)
    const locked = await attemptLocked('harbour7')
    expect(locked).toMatchObject({ res: 0, code: 1102 })
    expect(locked.msg).toBe('Zu viele Versuche. Das Konto ist noch 15 Minuten gesperrt.')
    // An address without an account is told the same.
    const codes = []
    for (let count = 0; count < 6; count += 1)
      codes.push((await attemptLocked('wrong', 'no-account@example.org')).code)
    expect(codes).toEqual([1101, 1101, 1101, 1101, 1101, 1102])
  })
})

describe('a new password (requirements F4)', () => {
  it('is taken in Base64, ends sessions and locks, and needs the pin', async () => {
    const email = 'change@example.org'
    const token = await register(email)
    await call('W204', { email })
    const pin = await sandbox.pin(email)
    const change = async (body: object) =>
      read(
        await call('W205', {
          email,
          pin,
          password: base64('harbour8'),
          reenterPassword: base64('harbour8'),
          ...body,
        }),
      )
    expect(await change({ password: 'not base64!' })).toMatchObject({ res: 0, code: 400 })
    expect(await change({ reenterPassword: base64('harbour9') })).toMatchObject({ code: 1108 })
    expect(await change({})).toMatchObject({ res: 1 })
    expect(await read(await call('W201', { email, password: 'harbour8' }))).toMatchObject({ res: 1 })
    const old = await read(await call('W606', { id: 1, email }, { Authorization: token }))
    expect(old.code).toBe(401)
  })

  it('says nothing about who has an account', async () => {
    await register('has-account@example.org')
    const answers = [
      await read(await call('W204', { email: 'has-account@example.org' })),
      await read(await call('W207', { email: 'has-account@example.org', purpose: 'password' })),
      await read(await call('W204', { email: 'nobody-at-all@example.org' })),
      await read(await call('W207', { email: 'nobody-at-all@example.org', purpose: 'password' })),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ res: 1, dt: { pinValidFor: 600 } })
    expect(await sandbox.pin('nobody-at-all@example.org')).toBe('')
  })
})

const changeEnquiry = async (headers: Readonly<Record<string, string>>, id = 1) =>
  read(await call('W606', { id, email: 'partner@example.org', website: 'https://other.example' }, headers))

describe('a partner enquiry (requirements D6, E9)', () => {
  it('is kept with its fields and the device, and stands in the inbox', async () => {
    const sent = await call(
      'W607',
      { email: 'partner@example.org', firstName: 'Ada', website: 'https://example.org', phone: '+49 30 1' },
      { IMEI: 'device-1', Platform: '1' },
    )
    const { res, dt } = await read(sent)
    expect(res).toBe(1)
    const { id } = z.object({ id: z.int().positive() }).parse(dt)
    const inbox = await (await fetch(`${sandbox.url}/inbox/enquiries`)).json()
    expect(inbox).toMatchObject({
      dt: { list: [{ id, fields: { email: 'partner@example.org' }, device: { IMEI: 'device-1' } }] },
    })
    const page = await (await fetch(`${sandbox.url}/inbox`)).text()
    expect(page).toContain('website: https://example.org')
  })

  it('is changed only by somebody who is logged in', async () => {
    const token = await register('editor@example.org')
    expect((await changeEnquiry({})).code).toBe(401)
    expect(await changeEnquiry({ Authorization: token })).toMatchObject({ res: 1, dt: { id: 1 } })
    expect((await changeEnquiry({ Authorization: token }, 999)).code).toBe(1201)
  })

  it('shows what was typed as text, never as markup', async () => {
    await call('W607', { email: 'markup@example.org', firstName: '<img src=x onerror=alert(1)>' })
    const page = await (await fetch(`${sandbox.url}/inbox`)).text()
    expect(page).not.toContain('<img')
  })
})

describe('bad input', () => {
  it.each([
    ['W201', { email: 'no address', password: 'x' }, 'email'],
    ['W201', { email: 'a@b.example.org', password: 7 }, 'password'],
    ['W202', { email: 'a@b.example.org', pin: 1 }, 'pin'],
    ['W203', { email: 'a@b.example.org', firstName: 'A\u0000', lastName: '', country: '' }, 'firstName'],
    ['W607', { email: '' }, 'email'],
    ['W607', { email: 'a@b.example.org', phone: 'x'.repeat(501) }, 'phone'],
    ['W102', { from: '2026-11-31', to: '2026-12-01' }, 'from'],
    ['W102', { from: '2026-11-20', to: '2026-11-16' }, 'to'],
    ['W102', { from: '2026-01-01', to: '2026-12-31' }, 'to'],
    ['W605', 'a text', 'body'],
  ])('%s %j is refused with its field', async (code, body, field) => {
    const response = await call(code, body)
    expect(response.status).toBe(400)
    const { res, msg } = await read(response)
    expect(res).toBe(0)
    expect(msg).toMatch(new RegExp(`^${field}: `))
  })
})
