import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { codeAt } from '#lake/access/factor/codes.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { keyIn, sendStep, setUpFactor } from '#tests/support/lake/sign-in-steps.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})
afterAll(() => lake.stop())

const begin = (name: string) => sendStep(lake, '/sign-in', { name, password: demoPassword })
const code = (ticket: string, typed: string) => sendStep(lake, '/sign-in/code', { ticket, code: typed })

const people = async (path: string, method = 'GET') => {
  const token = await signInAs(lake.url, 'admin')
  const response = await fetch(`${lake.url}/v1/people/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  return response.status === 204 ? [] : z.array(z.looseObject({})).parse(await response.json())
}

describe('a second step', () => {
  it('is set up at the sign-in, with a key as picture and text, and recovery codes shown once', async () => {
    const asked = await sendStep(lake, '/sign-in', {
      name: 'marketer',
      password: demoPassword,
      'second-step': 'set',
    })
    expect(asked).toMatchObject({ status: 200, sid: '' })
    expect(asked.page).toContain('<svg')
    expect(asked.page).not.toContain('<script')
    const secret = keyIn(asked.page)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const wrong = await sendStep(lake, '/sign-in/second-step', { ticket: asked.ticket, code: '000000' })
    expect(wrong.status).toBe(422)
    expect(wrong.page).toContain('aria-describedby="code-fault"')
    expect(keyIn(wrong.page)).toBe(secret)
    const shown = await sendStep(lake, '/sign-in/second-step', {
      ticket: asked.ticket,
      code: codeAt(secret, Date.now()),
    })
    expect(shown.page.match(/<li><code>/g)).toHaveLength(10)
    const done = await sendStep(lake, '/sign-in/done', { ticket: shown.ticket })
    expect(done.status).toBe(303)
    expect((await fetch(`${lake.url}/v1/auth/fetch?sid=${done.sid}`)).status).toBe(200)
    const again = await sendStep(lake, '/sign-in/done', { ticket: shown.ticket })
    expect(again).toMatchObject({ status: 422, sid: '' })
  })

  it('asks for a code that is good once; the password alone lets nobody in', async () => {
    const { secret } = await setUpFactor(lake, 'compliance-1')
    const first = await begin('compliance-1')
    expect(first).toMatchObject({ status: 200, sid: '' })
    expect(first.page).toContain('Your code')
    for (const path of ['/sign-in/done', '/sign-in/second-step']) {
      expect(await sendStep(lake, path, { ticket: first.ticket, code: '000000' })).toMatchObject({
        status: 422,
        sid: '',
      })
    }
    expect(await code(first.ticket, '')).toMatchObject({ status: 422, sid: '' })
    expect(await code(first.ticket, '000000')).toMatchObject({ status: 422, sid: '' })
    const now = codeAt(secret, Date.now())
    const inside = await code(first.ticket, now)
    expect(inside.status).toBe(303)
    expect(inside.sid).not.toBe('')

    const second = await begin('compliance-1')
    const replayed = await code(second.ticket, now)
    expect(replayed).toMatchObject({ status: 422, sid: '' })
    expect(replayed.page).toContain('Each is good once')
    const used = await code(first.ticket, codeAt(secret, Date.now() + 30_000))
    expect(used).toMatchObject({ status: 422, sid: '' })
    expect(used.page).toContain('Sign in once more')
    // A clock that is one step ahead.
    expect((await code(second.ticket, codeAt(secret, Date.now() + 30_000))).status).toBe(303)
  })

  it('lets in with a recovery code once, and an administrator takes the step away', async () => {
    const { codes } = await setUpFactor(lake, 'compliance-2')
    const [recovery = ''] = codes
    expect((await code((await begin('compliance-2')).ticket, recovery.toLowerCase())).status).toBe(303)
    expect((await code((await begin('compliance-2')).ticket, recovery)).status).toBe(422)
    const listed = await people('users')
    const user = z
      .object({ id: z.string(), secondFactor: z.literal(true) })
      .parse(listed.find(({ name }) => name === 'compliance-2'))
    expect(JSON.stringify(listed)).not.toContain('secret')
    await people(`users/${user.id}/second-factor`, 'DELETE')
    await signInAs(lake.url, 'compliance-2')
    expect((await people('acts')).slice(0, 3)).toMatchObject([
      { act: 'factor.reset', authorName: 'Administrator', subjectName: 'Compliance 2' },
      { act: 'factor.recovery', authorName: 'Compliance 2' },
      { act: 'factor.set' },
    ])
  })

  it('takes ten wrong codes in an hour, whatever the ticket, then not even the right one', async () => {
    const { secret } = await setUpFactor(lake, 'translator-pl')
    const { ticket } = await begin('translator-pl')
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await code(ticket, '000000')).status).toBe(422)
    const fresh = await begin('translator-pl')
    const limited = await code(fresh.ticket, codeAt(secret, Date.now()))
    expect(limited).toMatchObject({ status: 429, sid: '' })
    expect(limited.page).toMatch(/Too many wrong codes\. Wait \d+ minutes/)
    expect((await people('sign-ins'))[1]).toMatchObject({ userName: 'Translator Polish', result: 'limited' })
  })

  it('takes no form of another site', async () => {
    for (const path of ['/sign-in/code', '/sign-in/second-step', '/sign-in/done']) {
      const response = await fetch(`${lake.url}${path}`, {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
        body: new URLSearchParams({ ticket: 'x', code: '000000' }),
      })
      expect(response.status).toBe(403)
      const elsewhere = await sendStep(lake, path, { ticket: 'x', origin: 'https://evil.example/' })
      expect(elsewhere.status).toBe(400)
    }
  })
})

describe('SECOND_FACTOR_ROLES', () => {
  it('asks users of a role to set it up, and nobody else', async () => {
    const strict = await openTestLake({ SECOND_FACTOR_ROLES: 'administrator,compliance' })
    const asked = await sendStep(strict, '/sign-in', { name: 'admin', password: demoPassword })
    expect(asked).toMatchObject({ status: 200, sid: '' })
    expect(asked.page).toContain('Your role asks for a code')
    await signInAs(strict.url, 'marketer')
    await strict.stop()
  })

  it('with a role that does not exist the lake does not start, in words', async () => {
    await expect(openTestLake({ SECOND_FACTOR_ROLES: 'king' })).rejects.toThrow(
      /SECOND_FACTOR_ROLES.*comma list/,
    )
  })
})
