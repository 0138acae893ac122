import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { samplePdf } from '#tests/support/files.ts'
import { approvalsOf, type Signer } from '#tests/support/lake/approvals.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

/** A signature is for one content, one act and the role its person has: whatever else it is used for is refused. */

let lake: TestLake
let people: ReturnType<typeof approvalsOf>

const warning = 'riskWarning'
const paper = 'paper-terms'
const words = (title: string) => ({ _id: paper, _type: 'legalDocument', title, language: 'en' })

beforeAll(async () => {
  lake = await openTestLake()
  people = approvalsOf(lake)
  await lake.client().create({ _id: warning, _type: warning, lossPercentage: 70 })
  await lake.client().create(words('Terms'))
  await lake.client().create({ ...words('Bedingungen'), _id: 'paper-terms-de', language: 'de' })
  await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
})
afterAll(() => lake.stop())

const raw = () => lake.client({ perspective: 'raw' })
const attempts = async () => z.number().parse(await raw().fetch('count(*[_type == "approval.attempt"])'))

const write = async (person: Signer, document: { _id: string; _type: string } & Record<string, unknown>) => {
  const response = await people.mutate(person, {
    createOrReplace: { ...document, _id: `drafts.${document._id}` },
  })
  expect(response.status).toBe(200)
}
const figure = (person: Signer, lossPercentage: number) =>
  write(person, { _id: warning, _type: warning, lossPercentage })

const giveRole = async (name: string, role: string): Promise<void> => {
  const users = z
    .array(z.object({ id: z.string(), name: z.string() }))
    .parse(await (await people.manage('users')).json())
  const id = users.find((user) => user.name === name)?.id
  const response = await people.manage(`users/${id}`, { method: 'PATCH', body: JSON.stringify({ role }) })
  expect(response.status).toBe(200)
}

/** Expects that what is published stays as it is, that the answer says why, and that the attempt is on record. */
async function expectRefused(id: string, attempt: () => Promise<Response>): Promise<void> {
  const [before, tried] = [await raw().getDocument(id), await attempts()]
  const response = await attempt()
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ type: 'approvalError', missing: expect.any(Array) })
  expect(await raw().getDocument(id)).toEqual(before)
  expect(await attempts()).toBe(tried + 1)
}

it('does not count once the role of the person was taken away', async () => {
  await figure('marketer', 71)
  await people.sign(warning)
  await giveRole('compliance-2', 'viewer')
  await expectRefused(warning, () => people.publish('compliance-1', warning))
  await giveRole('compliance-2', 'compliance')
  expect((await people.publish('compliance-1', warning)).status).toBe(200)
})

it('is not one of compliance when its person came to compliance after it', async () => {
  await figure('compliance-1', 72)
  await giveRole('compliance-2', 'marketer')
  await people.ask('compliance-1', warning)
  await people.approve('compliance-2', warning)
  await people.approve('admin', warning)
  await giveRole('compliance-2', 'compliance')
  await expectRefused(warning, () => people.publish('compliance-1', warning))
  // Signed again in the new role, after taking the first back.
  await people.withdraw('compliance-2', warning)
  await people.approve('compliance-2', warning)
  expect((await people.publish('compliance-1', warning)).status).toBe(200)
  expect((await people.read(warning)).inForce).toMatchObject({ isBehind: false })
})

it('is used up once its content was replaced: an unapproved return to it is refused', async () => {
  await figure('marketer', 73)
  await people.agree(warning)
  await figure('marketer', 74)
  await people.agree(warning)
  await figure('marketer', 73)
  await expectRefused(warning, () => people.publish('compliance-1', warning))
})

it('does not count when its person edits and publishes in one transaction', async () => {
  await figure('marketer', 75)
  await people.sign(warning, { by: ['compliance-2', 'admin'] })
  const { _rev, _createdAt, _updatedAt, ...signed } = (await raw().getDocument(`drafts.${warning}`)) ?? {}
  await expectRefused(warning, () =>
    people.mutate(
      'compliance-2',
      { createOrReplace: { ...signed, _id: warning } },
      { patch: { id: `drafts.${warning}`, set: { lossPercentage: 76 } } },
    ),
  )
  expect((await people.publish('compliance-1', warning)).status).toBe(200)
})

it('is for one document: the same words in another language need their own', async () => {
  await write('marketer', words('New terms'))
  await write('marketer', { ...words('New terms'), _id: 'paper-terms-de' })
  await people.sign(paper)
  await expectRefused('paper-terms-de', () => people.publish('compliance-1', 'paper-terms-de'))
  expect((await people.publish('compliance-1', paper)).status).toBe(200)
})

it('ends with a translator’s or anybody’s change of one word, one reference or one field', async () => {
  const content = { ...words('Further terms'), about: { _type: 'reference', _ref: warning }, note: 'x' }
  const { note: _note, ...without } = content
  const changed = [
    { ...content, title: 'Further term' },
    { ...content, about: { _type: 'reference', _ref: 'paper-terms-de' } },
    without,
  ]
  for (const other of changed) {
    await write('marketer', content)
    await people.sign(paper)
    await write('marketer', other)
    await expectRefused(paper, () => people.publish('compliance-1', paper))
  }
})

it('is for the bytes of a file, whatever its name', async () => {
  const upload = async (text: string) => {
    const response = await fetch(`${lake.url}/v2026-05-04/assets/files/production?filename=terms.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await people.tokenOf('marketer')}` },
      body: new Uint8Array(await samplePdf(text)),
    })
    const { document } = z.object({ document: z.object({ _id: z.string() }) }).parse(await response.json())
    return { _type: 'file', asset: { _type: 'reference', _ref: document._id } }
  }
  const [signed, swapped] = [await upload('Terms of today'), await upload('Terms of tomorrow')]
  expect(swapped).not.toEqual(signed)
  await write('marketer', { ...words('Terms with a file'), file: signed })
  await people.sign(paper)
  await write('marketer', { ...words('Terms with a file'), file: swapped })
  await expectRefused(paper, () => people.publish('compliance-1', paper))
})
