import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { figureId as id, startAgreedFigure } from '#tests/support/lake/agreed-figure.ts'

/** Two people agree: what is asked, signed and published (record 49). */

let at: Awaited<ReturnType<typeof startAgreedFigure>>
let figure = 70

beforeAll(async () => {
  at = await startAgreedFigure(figure)
})
afterAll(() => at.lake.stop())

describe('a figure', () => {
  it('is changed by one, signed by two others, one of them compliance, and then published', async () => {
    figure += 1
    await at.draft('compliance-1', figure)
    expect(await at.people.read(id)).toMatchObject({
      act: 'publish',
      state: 'unasked',
      missing: [
        { people: 1, compliance: true },
        { people: 1, compliance: false },
      ],
      authors: [{ name: 'Compliance 1' }],
    })
    expect((await at.people.ask('compliance-1', id, { ticket: 'REG-12' })).status).toBe(200)
    expect((await at.people.publish('compliance-1', id)).status).toBe(403)
    expect((await at.people.approve('compliance-2', id)).status).toBe(200)
    expect((await at.people.publish('compliance-1', id)).status).toBe(403)
    expect((await at.people.approve('admin', id)).status).toBe(200)
    expect((await at.people.publish('compliance-1', id)).status).toBe(200)
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
    const { inForce, decisions } = await at.people.read(id)
    expect(inForce).toMatchObject({ revision: (await at.published())?._rev, isBehind: false })
    expect(decisions.map(({ kind }) => kind)).toEqual(['seed', 'ask', 'approve', 'approve'])
  })

  it('is sent back with a comment, mended, asked for again and signed', async () => {
    await at.draft('compliance-1', figure + 5)
    await at.people.ask('compliance-1', id)
    expect((await at.people.refuse('compliance-2', id, { comment: '' })).status).toBe(400)
    expect((await at.people.refuse('compliance-2', id)).status).toBe(200)
    expect((await at.people.read(id)).sentence).toContain('It was sent back')
    figure += 1
    await at.draft('compliance-1', figure)
    expect((await at.people.read(id)).state).toBe('unasked')
    await at.people.agree(id, { author: 'compliance-1' })
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
  })

  it('is published with the last signature where that was asked for', async () => {
    figure += 1
    await at.draft('compliance-1', figure)
    await at.people.ask('compliance-1', id, { publishWhenApproved: true })
    await at.people.approve('compliance-2', id)
    expect(await at.published()).not.toMatchObject({ lossPercentage: figure })
    const last = await at.people.approve('admin', id)
    expect(await last.json()).toMatchObject({ publishedBy: (await at.published())?._rev })
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
  })

  it('is published by the last signer where who asked may not, and the signature stands', async () => {
    figure += 1
    await at.draft('compliance-1', figure)
    await at.people.ask('marketer', id, { publishWhenApproved: true })
    await at.people.approve('admin', id)
    const last = await at.people.approve('compliance-2', id)
    expect(last.status).toBe(200)
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
  })

  it('can be taken back by who asked, and a signature by who gave it', async () => {
    await at.draft('compliance-1', figure + 7)
    await at.people.ask('compliance-1', id)
    await at.people.approve('compliance-2', id)
    expect((await at.people.withdraw('marketer', id)).status).toBe(403)
    expect((await at.people.withdraw('compliance-2', id)).status).toBe(200)
    expect((await at.people.read(id)).signatures).toEqual([])
    expect((await at.people.withdraw('compliance-1', id)).status).toBe(200)
    expect((await at.people.read(id)).state).toBe('unasked')
  })

  it('says what it waits for and from whom, to whoever reads it', async () => {
    await at.draft('compliance-1', figure + 8)
    await at.people.ask('compliance-1', id)
    const { sentence, maySign } = await at.people.read(id, '', 'compliance-1')
    expect(sentence).toContain('Publishing needs one signature of compliance (Compliance 2 can give it)')
    expect(sentence).toContain('You are an author of it.')
    expect(maySign).toBe(false)
    const listed = await fetch(`${at.lake.url}/v2026-05-04/data/approvals/production`, {
      headers: { authorization: `Bearer ${await at.people.tokenOf('compliance-2')}` },
    })
    expect(await listed.json()).toMatchObject({
      waiting: [
        { publishedId: id, reason: 'A new figure.', askedBy: { name: 'Compliance 1' }, maySign: true },
      ],
    })
  })
})

const release = async () =>
  z.looseObject({ state: z.string() }).parse(await at.raw.getDocument('_.releases.rHeld'))

describe('a schedule that lacks a signature when its time comes', () => {
  it('is held, rings, and runs by itself once the last has signed', async () => {
    await at.release('rHeld', figure + 20)
    const of = { releaseId: 'rHeld' }
    await at.people.ask('compliance-1', id, of)
    const { contentHash } = await at.people.read(id, '?releaseId=rHeld')
    expect((await at.people.approve('compliance-2', id, { ...of, contentHash })).status).toBe(200)
    const scheduled = await at.people.act('compliance-1', {
      actionType: 'sanity.action.release.schedule',
      releaseId: 'rHeld',
      publishAt: new Date(Date.now() + 500).toISOString(),
    })
    expect(scheduled.status).toBe(200)
    await expect.poll(release, { timeout: 20_000 }).toMatchObject({
      state: 'scheduled',
      // Whoever scheduled it is an author; others read this too.
      held: {
        reason: expect.stringMatching(/one signature of another person.*Signed so far: Compliance 2\.$/),
      },
    })
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
    const health = async (token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await fetch(`${at.lake.url}/healthz`, { headers })).json()
    }
    expect(await health(await at.people.tokenOf('marketer'))).toMatchObject({
      parts: { releases: 'held' },
      reasons: [expect.stringContaining('rHeld')],
    })
    const toStrangers = await health()
    expect(toStrangers).toMatchObject({
      parts: { releases: 'held' },
      reasons: [expect.stringContaining('Signatures are missing')],
    })
    expect(JSON.stringify(toStrangers)).not.toContain('rHeld')

    expect((await at.people.approve('admin', id, { ...of, contentHash })).status).toBe(200)
    await expect.poll(async () => (await release()).state, { timeout: 20_000 }).toBe('published')
    figure += 20
    expect(await at.published()).toMatchObject({ lossPercentage: figure })
    expect(await release()).not.toHaveProperty('held')
  })
})
