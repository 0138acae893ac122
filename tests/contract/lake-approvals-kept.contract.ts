import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { figureId as id, startAgreedFigure, warning } from '#tests/support/lake/agreed-figure.ts'

/** What people agreed and wished is kept, and is theirs alone, whatever comes between (record 49). */

let at: Awaited<ReturnType<typeof startAgreedFigure>>
beforeAll(async () => {
  at = await startAgreedFigure(70)
})
afterAll(() => at.lake.stop())

/** Asks for the draft and has the second and the administrator sign. */
const agree = async () => {
  expect((await at.people.ask('compliance-1', id)).status).toBe(200)
  expect((await at.people.approve('compliance-2', id)).status).toBe(200)
  expect((await at.people.approve('admin', id)).status).toBe(200)
}

it('who wrote a version is its author still after another text came into force', async () => {
  await at.release('rSpring', 71)
  await at.draft('marketer', 72)
  await agree()
  expect((await at.people.publish('compliance-1', id)).status).toBe(200)
  const of = { releaseId: 'rSpring' }
  await at.people.ask('marketer', id, of)
  const { contentHash, authors } = await at.people.read(id, '?releaseId=rSpring')
  expect(authors).toMatchObject([{ name: 'Compliance 1' }])
  expect((await at.people.approve('compliance-1', id, { ...of, contentHash })).status).toBe(403)
})

it('a signature is withdrawn also once its draft is gone, and counts no more when the words come back', async () => {
  await at.draft('compliance-1', 73)
  await agree()
  const { contentHash } = await at.people.read(id)
  const discarded = await at.people.act('compliance-1', {
    actionType: 'sanity.action.document.version.discard',
    versionId: `drafts.${id}`,
  })
  expect(discarded.status).toBe(200)
  expect((await at.people.withdraw('admin', id, { contentHash })).status).toBe(200)
  await at.draft('compliance-1', 73)
  expect((await at.people.publish('compliance-1', id)).status).toBe(403)
})

describe('documents that only look like a request', () => {
  it('wish nothing in somebody’s name, and hinder no signature', async () => {
    await at.draft('compliance-1', 74)
    const { contentHash } = await at.people.read(id)
    const forged = {
      _id: 'drafts.z',
      _type: 'approval.request',
      kind: 'ask',
      subject: { publishedId: id, act: 'publish', contentHash },
      person: { id: 'somebody', name: 'Administrator', role: 'administrator' },
      publishWhenApproved: true,
      releaseId: 'rSpring',
    }
    expect((await at.people.mutate('marketer', { createOrReplace: forged })).status).toBe(200)
    const broken = { _id: 'drafts.y', _type: 'approval.request' }
    expect((await at.people.mutate('marketer', { createOrReplace: broken })).status).toBe(200)
    await agree()
    expect(await at.published()).toMatchObject(warning(72))
    expect((await at.people.publish('compliance-1', id)).status).toBe(200)
  })
})

it('what is approved with the wish to publish it, and was not published, is published at the next start', async () => {
  await at.draft('compliance-1', 75)
  await at.people.ask('compliance-1', id, { publishWhenApproved: true })
  expect((await at.people.approve('compliance-2', id)).status).toBe(200)
  const { signatures } = await at.people.read(id)
  const user = `users/${z.object({ id: z.string() }).parse(signatures[0]).id}`
  const setDisabled = (disabled: boolean) =>
    at.people.manage(user, { method: 'PATCH', body: JSON.stringify({ disabled }) })
  expect((await setDisabled(true)).status).toBe(200)
  expect((await at.people.approve('admin', id)).status).toBe(200)
  expect((await setDisabled(false)).status).toBe(200)
  expect(await at.people.read(id)).toMatchObject({ state: 'approved' })
  expect(await at.published()).toMatchObject(warning(74))
  await at.lake.kill()
  await at.lake.start()
  await expect.poll(() => at.published(), { timeout: 20_000 }).toMatchObject(warning(75))
})
