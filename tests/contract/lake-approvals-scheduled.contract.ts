import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAtActions } from '#studio/approvals/asking/plan-when.ts'
import { scheduleActions } from '#studio/publishing/schedule-actions.ts'
import { figureId as id, startAgreedFigure } from '#tests/support/lake/agreed-figure.ts'

/** A draft that is asked for with an instant, as the Studio does, and one that is only scheduled (record 49). */

let at: Awaited<ReturnType<typeof startAgreedFigure>>
const figure = 70

beforeAll(async () => {
  at = await startAgreedFigure(figure)
})
afterAll(() => at.lake.stop())

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const ask = (releaseId: string, publishAt: Date) =>
  askAtActions({ publishedId: id, publishAt, releaseId, reason: 'A new figure.' }).map((action) => ({
    ...action,
  }))
const releases = () => at.raw.fetch<string[]>('*[_type == "system.release"].name')

describe('a draft that is asked for with an instant', () => {
  it('is neither scheduled nor asked for where the time is refused', async () => {
    await at.draft('compliance-1', figure + 1)
    expect((await at.people.act('compliance-1', ...ask('rPast', inSeconds(-86_400)))).status).toBe(400)
    expect(await releases()).toEqual([])
    expect(await at.people.read(id)).toMatchObject({ state: 'unasked' })
  })

  it('is published at its time once it is signed', async () => {
    const publishAt = inSeconds(12)
    expect((await at.people.act('compliance-1', ...ask('rSigned', publishAt))).status).toBe(200)
    const { contentHash } = await at.people.read(id, '?releaseId=rSigned')
    for (const person of ['compliance-2', 'admin'] as const) {
      const signed = await at.people.approve(person, id, { releaseId: 'rSigned', contentHash })
      expect(signed.status).toBe(200)
    }
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
    await expect.poll(at.published, { timeout: 40_000 }).toMatchObject({ lossPercentage: figure + 1 })
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime())
    expect(await at.raw.getDocument(`drafts.${id}`)).toBeUndefined()
  })
})

describe('a draft that is scheduled by whoever signed it', () => {
  it('lacks that signature: who makes the version is an author of it', async () => {
    await at.draft('marketer', figure + 2)
    await at.people.ask('marketer', id)
    await at.people.approve('compliance-1', id)
    await at.people.approve('compliance-2', id)
    expect(await at.people.read(id)).toMatchObject({ state: 'approved' })
    const scheduled = await at.people.act(
      'compliance-1',
      ...scheduleActions({
        documentId: id,
        revision: undefined,
        publishAt: inSeconds(3_600).toISOString(),
        releaseId: 'rOwn',
      }).map((action) => ({ ...action })),
    )
    expect(scheduled.status).toBe(200)
    expect(await at.people.read(id, '?releaseId=rOwn')).toMatchObject({
      missing: [{ people: 1, compliance: false }],
      signatures: [{ name: 'Compliance 2' }],
    })
  })
})
