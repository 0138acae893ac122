import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountCalls, startAccountCalls } from '#tests/support/account-calls.ts'
import { makeProofs } from '#tests/support/proofs.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'

let calls: AccountCalls

beforeAll(async () => {
  calls = await startAccountCalls(10)
}, 600_000)
afterAll(() => calls?.stop())

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
      const before = calls.counter.queries()
      const from = { 'x-forwarded-for': `203.0.113.${code.slice(-2)}`, proof: '' }
      const answers = []
      for (let round = 0; round < 20; round += 1)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, index) => calls.ask(code, bodyOf(round * 50 + index), from)),
          )),
        )
      expect(answers).toHaveLength(1_000)
      expect(calls.counter.queries() - before).toBeLessThanOrEqual(most)
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
    expect(await letThrough(calls.site, 45)).toBe(45)
    const direct = await startTestSite({ brokerUrl: calls.sandbox.url, env: { TRUSTED_PROXIES: '0' } })
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
    await calls.register('guessed@example.org')
    const wrong = { email: 'guessed@example.org', password: 'wrong', isSave: 0 }
    const right = { ...wrong, password: 'harbour7' }
    for (let failures = 1; failures <= 3; failures += 1) {
      const { status, envelope } = await calls.ask('W201', wrong)
      expect([status, envelope.res, envelope.code]).toEqual([200, 0, 1101])
    }
    const refused = await calls.ask('W201', right)
    expect([refused.status, refused.envelope.code, refused.headers.get('proof')]).toEqual([428, 428, 'login'])
    const [proof = ''] = await makeProofs(calls.site, 'login', 1)
    expect((await calls.ask('W201', right, { proof: calls.proofs[0] ?? '' })).status).toBe(428)
    expect((await calls.ask('W201', wrong, { proof })).envelope.code).toBe(1101)
    expect((await calls.ask('W201', right, { proof })).status).toBe(428)
    const [another = ''] = await makeProofs(calls.site, 'login', 1)
    expect((await calls.ask('W201', right, { proof: another })).envelope).toMatchObject({ res: 1, dt: '/uc' })
    // The right password makes the next login easy again.
    expect((await calls.ask('W201', right)).envelope.res).toBe(1)
  })

  it('guessing many accounts from one address needs proofs as well', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    for (let name = 0; name < 3; name += 1)
      expect((await calls.ask('W201', guess(name), from)).status).toBe(200)
    expect((await calls.ask('W201', guess(3), from)).status).toBe(428)
  })

  it('an enquiry needs a proof, and its hidden field empty', async () => {
    const enquiry = { firstName: '', lastName: '', email: 'bot@b.org', country: '', phone: '', website: '' }
    const before = calls.counter.queries()
    const bare = await calls.ask('W607', enquiry, { proof: '' })
    expect([bare.status, bare.headers.get('proof')]).toEqual([428, 'enquiry'])
    const [fresh = ''] = await makeProofs(calls.site, 'enquiry', 1)
    expect((await calls.ask('W607', enquiry, { proof: fresh })).status).toBe(428)
    expect((await calls.ask('W607', enquiry, { trap: 'https://spam.example' })).status).toBe(400)
    expect(calls.counter.queries()).toBe(before)
    expect((await calls.ask('W607', enquiry)).envelope.res).toBe(1)
  })

  it('tasks are for pages of this site', async () => {
    const task = (headers: Record<string, string>, purpose = 'login') =>
      fetch(`${calls.site.url}/api/challenge?for=${purpose}`, { headers })
    expect((await task({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await task({ origin: calls.site.url }, 'other')).status).toBe(400)
    const mine = await task({ origin: calls.site.url })
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
    const before = calls.counter.queries()
    const { status, envelope } = await calls.ask(code, body)
    expect([400, 413]).toContain(status)
    expect(envelope.res).toBe(0)
    expect(calls.counter.queries()).toBe(before)
  })
})
