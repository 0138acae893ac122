import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountCalls, startAccountCalls } from '#tests/support/broker/account-calls.ts'
import { makeProofs } from '#tests/support/broker/proofs.ts'
import { isSweep } from '#tests/support/sample.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

let calls: AccountCalls

beforeAll(async () => {
  calls = await startAccountCalls(10)
}, 600_000)
afterAll(() => calls?.stop())

/** The e-mail address of one of many, so that only where they come from is the same. */
const flood = (index: number) => ({ email: `flood-${index}@example.org` })
const named = { firstName: 'Ada', lastName: 'Byron', country: 'CY' }

/** Rounds of fifty: a sweep sends a thousand, fewer show the same limit. */
const rounds = isSweep ? 20 : 4

describe('limits (quality 5)', () => {
  it.each([
    ['W201', 12, () => ({ email: 'victim@example.org', password: 'guess', isSave: 0 })],
    ['W204', 40, flood],
    ['W203', 0, (index: number) => ({ ...flood(index), ...named })],
    ['W206', 0, flood],
    ['W607', 0, (index: number) => ({ ...flood(index), ...named, phone: '', website: '' })],
  ] as const)(
    `of ${rounds * 50} %s without a proof of work from one address at most %i get through`,
    async (code, most, bodyOf) => {
      const before = calls.counter.queries()
      const from = { 'x-forwarded-for': `203.0.113.${code.slice(-2)}`, proof: '' }
      const answers = []
      for (let round = 0; round < rounds; round += 1)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, index) => calls.ask(code, bodyOf(round * 50 + index), from)),
          )),
        )
      expect(answers).toHaveLength(rounds * 50)
      expect(calls.counter.queries() - before).toBeLessThanOrEqual(most)
      const refused = answers.filter(({ status }) => status === 429)
      // The first ones are asked for a proof instead, where the form needs one.
      expect(refused.length).toBeGreaterThanOrEqual(rounds * 50 - 40)
      for (const { headers, envelope } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(envelope).toMatchObject({ res: 0, code: 429 })
      }
    },
    180_000,
  )
})

/** How many of so many questions were let through, each with another address in its header. */
const letThrough = async (from: TestSite, count: number) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(`${from.url}/api/preview/enable`, {
        headers: { 'x-forwarded-for': `192.0.2.${index}`, 'visitor-address': `192.0.2.${index}` },
      }),
    ),
  )
  return answers.filter(({ status }) => status === 401).length
}

describe('whose tries count together', () => {
  it('is the address a trusted proxy heard from; without one it is the caller’s own, whatever the headers say', async () => {
    expect(await letThrough(calls.site, 140)).toBe(140)
    const direct = await startSiteOn(openTestLake, {
      brokerUrl: calls.sandbox.url,
      env: { TRUSTED_PROXIES: '0' },
    })
    try {
      // Until the first answer it is still starting, and knows nobody's address.
      await direct.text('/api/health')
      expect(await letThrough(direct, 140)).toBe(120)
    } finally {
      await direct.stop()
    }
  }, 60_000)
})

const guess = (name: number) => ({ email: `guess-${name}@example.org`, password: 'wrong', isSave: 0 })

const address = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })
const guessAt = (email: string, password = 'wrong') => ({ email, password, isSave: 0 })
const provenFor = async (purpose: 'login' | 'account') => ({
  proof: (await makeProofs(calls.site, purpose, 1))[0] ?? '',
})

describe('somebody else’s e-mail address (quality 9)', () => {
  it('locks nobody out: after a flood of guesses its owner gets in with a proof, which the page solves', async () => {
    await calls.register('victim@example.net')
    const before = calls.counter.queries()
    // From a dozen addresses, and on from ones that are refused already.
    for (let round = 0; round < 60; round += 1)
      await calls.ask('W201', guessAt('victim@example.net'), address(100 + (round % 12)))
    expect(calls.counter.queries() - before).toBe(3)
    const bare = await calls.ask('W201', guessAt('victim@example.net', 'harbour7'), address(150))
    expect([bare.status, bare.headers.get('proof')]).toEqual([428, 'login'])
    const proven = { ...address(150), ...(await provenFor('login')) }
    expect((await calls.ask('W201', guessAt('victim@example.net', 'harbour7'), proven)).envelope.res).toBe(1)
  })

  it('counts nothing that comes from an address already refused', async () => {
    await calls.register('untouched@example.net')
    for (let index = 0; index < 45; index += 1) await calls.ask('W204', flood(5_000 + index), address(160))
    for (let round = 0; round < 12; round += 1)
      expect((await calls.ask('W201', guessAt('untouched@example.net'), address(160))).status).toBe(429)
    const { envelope } = await calls.ask('W201', guessAt('untouched@example.net', 'harbour7'))
    expect(envelope.res).toBe(1)
  })

  it('with a proof is tried once from an address that has used up its tries, too', async () => {
    await calls.register('neighbour@example.net')
    const refused = await calls.ask('W201', guessAt('neighbour@example.net', 'harbour7'), address(160))
    expect([refused.status, refused.headers.get('proof')]).toEqual([429, 'login'])
    const proven = { ...address(160), ...(await provenFor('login')) }
    const right = guessAt('neighbour@example.net', 'harbour7')
    expect((await calls.ask('W201', right, proven)).envelope.res).toBe(1)
    expect((await calls.ask('W201', right, proven)).status).toBe(429)
  })

  it.each([
    ['W205', { pin: '0', password: 'eDEyMzQ1Njc4', reenterPassword: 'eDEyMzQ1Njc4' }],
    ['W202', { pin: '0', password: 'harbour7', reenterPassword: 'harbour7' }],
  ])('%s asks for a proof after three refusals, and takes it', async (code, rest) => {
    const body = { email: `${code.toLowerCase()}@example.net`, ...rest }
    for (let refusals = 0; refusals < 3; refusals += 1) expect((await calls.ask(code, body)).status).toBe(200)
    const bare = await calls.ask(code, body)
    expect([bare.status, bare.headers.get('proof')]).toEqual([428, 'account'])
    expect((await calls.ask(code, body, await provenFor('account'))).status).toBe(200)
  })

  it('gets three pins without a proof, from wherever they are asked for', async () => {
    const body = { email: 'mailed@example.net' }
    const statuses = []
    for (let mails = 0; mails < 4; mails += 1) statuses.push((await calls.ask('W204', body)).status)
    expect(statuses).toEqual([200, 200, 200, 428])
    expect((await calls.ask('W204', body, await provenFor('account'))).envelope.res).toBe(1)
  })
})

describe('who has an account', () => {
  it.each([
    ['W206', (index: number) => ({ email: `asked-${index}@example.org` })],
    ['W203', (index: number) => ({ email: `begun-${index}@example.org`, ...named })],
  ])(
    '%s tells for a proof of work alone, five times a minute for an address',
    async (code, bodyOf) => {
      const from = address(code === 'W206' ? 170 : 171)
      const before = calls.counter.queries()
      const bare = await calls.ask(code, bodyOf(0), { proof: '' })
      expect([bare.status, bare.headers.get('proof')]).toEqual([428, 'account'])
      const ofLogin = await calls.ask(code, bodyOf(0), await provenFor('login'))
      expect(ofLogin.status).toBe(428)
      expect(calls.counter.queries()).toBe(before)
      const used = await provenFor('account')
      const statuses = [(await calls.ask(code, bodyOf(1), { ...from, ...used })).status]
      statuses.push((await calls.ask(code, bodyOf(2), { ...from, ...used })).status)
      for (let index = 3; index < 8; index += 1)
        statuses.push(
          (await calls.ask(code, bodyOf(index), { ...from, ...(await provenFor('account')) })).status,
        )
      expect(statuses).toEqual([200, 428, 200, 200, 200, 429, 429])
      expect(calls.counter.queries() - before).toBe(4)
    },
    180_000,
  )

  it('is not to be told from the words or the time of W204', async () => {
    await calls.register('known@example.net')
    const times: number[] = []
    const texts = new Set<string>()
    for (const name of ['known', 'nobody-knows']) {
      const begunAt = performance.now()
      const { text } = await calls.ask('W204', { email: `${name}@example.net` })
      times.push(performance.now() - begunAt)
      texts.add(text)
    }
    expect(texts.size).toBe(1)
    // Both in whole steps of a quarter of a second.
    for (const time of times) expect(time).toBeGreaterThanOrEqual(240)
  })
})

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
