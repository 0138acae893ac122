import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt } from '#lake/access/factor/codes.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { ageProof } from '#tests/support/lake/age-proof.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { demoPassword, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { sendStep, setUpFactor } from '#tests/support/lake/sign-in-steps.ts'

/** Whoever signs has proved who they are in the last fifteen minutes (record 49). */

let lake: TestLake
let people: ReturnType<typeof approvalsOf>
let figure = 70
const id = 'riskWarning'

beforeAll(async () => {
  lake = await openTestLake()
  people = approvalsOf(lake)
  await lake.client().create({ _id: id, _type: id, lossPercentage: figure })
  await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
})
afterAll(() => lake.stop())

beforeEach(async () => {
  figure += 0.5
  const draft = { _id: `drafts.${id}`, _type: id, lossPercentage: figure }
  await people.mutate('marketer', { createOrReplace: draft })
  await people.ask('marketer', id)
})

const prove = (token: string, body: Record<string, unknown>) =>
  fetch(`${lake.url}/v1/auth/proof`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const signAs = async (token: string) => {
  const { contentHash } = await people.read(id)
  return fetch(`${lake.url}/v2026-05-04/data/actions/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      actions: [{ actionType: 'lake.action.approval.approve', publishedId: id, contentHash }],
    }),
  })
}

const signatures = async () => (await people.read(id)).signatures.length

async function expectAsked(token: string, ways: readonly string[]): Promise<void> {
  const response = await signAs(token)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({
    type: 'proofError',
    ways,
    error: { description: expect.stringMatching(/^You proved who you are more than 15 minutes ago\./) },
  })
  expect(await signatures()).toBe(0)
}

describe('a signature', () => {
  it('of somebody who signed in just now asks for nothing', async () => {
    expect((await signAs(await people.tokenOf('compliance-1'))).status).toBe(200)
  })

  it.each([
    ['after 16 minutes', 16],
    ['after the clock was set back', -60],
  ])('%s asks for the password, and counts once it was given', async (_when, minutes) => {
    const token = await signInAs(lake.url, 'compliance-1')
    ageProof(lake, token, minutes)
    await expectAsked(token, ['password'])
    expect((await prove(token, { password: demoPassword })).status).toBe(200)
    expect((await signAs(token)).status).toBe(200)
    expect(await signatures()).toBe(1)
  })

  it('counts 14 minutes after the proof', async () => {
    const token = await signInAs(lake.url, 'compliance-1')
    ageProof(lake, token, 14)
    expect((await signAs(token)).status).toBe(200)
  })

  it.each([
    ['another password', { password: 'of somebody else' }, 'password'],
    ['no password', {}, 'password'],
  ])('is not opened by %s', async (_what, body, field) => {
    const token = await signInAs(lake.url, 'compliance-2')
    ageProof(lake, token, 20)
    const response = await prove(token, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ field, message: expect.stringMatching(/\.$/) })
    await expectAsked(token, ['password'])
  })

  it('is opened for the session alone whose person proved it', async () => {
    const [one, other] = [await signInAs(lake.url, 'compliance-2'), await signInAs(lake.url, 'compliance-2')]
    ageProof(lake, one, 20)
    ageProof(lake, other, 20)
    expect((await prove(one, { password: demoPassword })).status).toBe(200)
    await expectAsked(other, ['password'])
  })

  it('has its passwords guessed ten times, no more', async () => {
    const token = await signInAs(lake.url, 'compliance-2')
    ageProof(lake, token, 20)
    let last = 0
    for (let guess = 0; guess < 13 && last !== 429; guess += 1) {
      last = (await prove(token, { password: `guess-${guess}` })).status
    }
    expect(last).toBe(429)
    expect((await prove(token, { password: demoPassword })).status).toBe(429)
  })

  it('asks for the code too where its person has a second step', async () => {
    const { secret } = await setUpFactor(lake, 'admin')
    const asked = await sendStep(lake, '/sign-in', { name: 'admin', password: demoPassword })
    const code = codeAt(secret, Date.now())
    const { sid } = await sendStep(lake, '/sign-in/code', { ticket: asked.ticket, code })
    const { token } = await (await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)).json()
    ageProof(lake, token, 20)
    const response = await signAs(token)
    expect(await response.json()).toMatchObject({ type: 'proofError', ways: ['password', 'code'] })
    const without = await prove(token, { password: demoPassword })
    expect(await without.json()).toMatchObject({ field: 'code' })
    const used = await prove(token, { password: demoPassword, code })
    expect(await used.json()).toMatchObject({ field: 'code' })
    const next = codeAt(secret, Date.now() + 30_000)
    expect((await prove(token, { password: demoPassword, code: next })).status).toBe(200)
    expect((await signAs(token)).status).toBe(200)
  })

  it('is proved by people alone', async () => {
    expect((await prove(lake.client().config().token ?? '', { password: 'x' })).status).toBe(403)
    const anonymous = await fetch(`${lake.url}/v1/auth/proof`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(anonymous.status).toBe(403)
  })
})
