import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askAtActions } from '#studio/approvals/asking/plan-when.ts'
import { scheduleActions } from '#studio/publishing/schedule-actions.ts'
import { figureId as id, startAgreedFigure, warning } from '#tests/support/lake/agreed-figure.ts'
import { approvalsOf, type Signer } from '#tests/support/lake/approvals.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

/**
 * Whoever may ask and not publish sets a time with the request; at its instant the right of somebody who signed it
 * since stands behind it, or it is held (record 70).
 */

let at: Awaited<ReturnType<typeof startAgreedFigure>>
let figure = 70
let releases = 0
/** What visitors get at the start of a test. */
let before: unknown

beforeAll(async () => {
  at = await startAgreedFigure(figure)
})
afterAll(() => at.lake.stop())
beforeEach(async () => {
  figure += 1
  releases += 1
  before = (await at.published())?.['lossPercentage']
})

/** Time enough for signatures that have to come before it, on a busy machine too. */
const soon = 12
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const name = () => `r${releases}`
const version = () => `versions.${name()}.${id}`

/** The actions that ask for a draft with its time, as the Studio sends them. */
const askingAt = (publishAt: Date, publishedId = id) =>
  askAtActions({ publishedId, publishAt, releaseId: name(), reason: 'A new figure.' }).map((action) => ({
    ...action,
  }))

const askAt = (publishAt: Date, publishedId = id, who: Signer = 'marketer') =>
  at.people.act(who, ...askingAt(publishAt, publishedId))

const schedulingAt = (publishAt: Date, documentId = id) =>
  scheduleActions({
    documentId,
    revision: undefined,
    publishAt: publishAt.toISOString(),
    releaseId: name(),
  }).map((action) => ({ ...action }))

const scheduleAlone = (publishAt: Date, publishedId = id) =>
  at.people.act('marketer', ...schedulingAt(publishAt, publishedId))

async function draftAskedAt(seconds: number): Promise<void> {
  await at.draft('marketer', figure)
  expect((await askAt(inSeconds(seconds))).status).toBe(200)
}

async function sign(...people: readonly Signer[]): Promise<void> {
  const { contentHash } = await at.people.read(id, `?releaseId=${name()}`)
  for (const person of people) {
    const signed = await at.people.approve(person, id, { releaseId: name(), contentHash })
    expect(signed.status).toBe(200)
  }
}

const release = () => at.raw.getDocument(`_.releases.${name()}`)
const action = (kind: string, more: Record<string, unknown> = {}) => ({
  actionType: `sanity.action.release.${kind}`,
  releaseId: name(),
  ...more,
})
const scheduleAgain = (seconds: number) => action('schedule', { publishAt: inSeconds(seconds).toISOString() })

const expectHeld = async (reason: unknown) => {
  await expect.poll(release, { timeout: 20_000 }).toMatchObject({ state: 'scheduled', held: { reason } })
  expect(await at.published()).toMatchObject({ lossPercentage: before })
}
const expectPublished = () =>
  expect.poll(at.published, { timeout: 20_000 }).toMatchObject({ lossPercentage: figure })

/** Takes away what a test left in its release: its author would count on. */
const dropRelease = async (): Promise<void> => {
  if ((await release())?.['state'] === 'scheduled') await at.people.act('admin', action('unschedule'))
  expect((await at.people.act('admin', action('archive'))).status).toBe(200)
}

const users = z.array(z.object({ id: z.string(), name: z.string(), role: z.string() }))
const personOf = async (person: string) => {
  const found = users
    .parse(await (await at.people.manage('users')).json())
    .find((user) => user.name === person)
  if (found === undefined) throw new Error(`there is no ${person}`)
  return found
}
const change = async (person: string, changed: Record<string, unknown>) => {
  const { id: user } = await personOf(person)
  const answer = await at.people.manage(`users/${user}`, { method: 'PATCH', body: JSON.stringify(changed) })
  expect(answer.status).toBe(200)
}

describe('a time that is asked for by whoever may not publish', () => {
  it('is kept with the right of who signed, and the record says whose', async () => {
    const publishAt = inSeconds(soon)
    await at.draft('marketer', figure)
    expect((await askAt(publishAt)).status).toBe(200)
    await sign('admin', 'compliance-2')
    expect(await at.published()).toMatchObject({ lossPercentage: before })
    await expectPublished()
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime())
    const [marketer, admin, signer] = await Promise.all(
      ['marketer', 'admin', 'compliance-2'].map(async (person) => (await personOf(person)).id),
    )
    expect(await release()).toMatchObject({
      state: 'published',
      scheduledBy: marketer,
      byRightOf: [{ publishedId: id, person: { id: admin }, signedBy: [admin, signer] }],
    })
    expect(at.lake.output()).toContain(`"byRightOf":"${id}: ${admin}"`)
  })

  it('is held without its signatures, and kept with the last of them', async () => {
    await draftAskedAt(1)
    await sign('compliance-2')
    await expectHeld(expect.stringContaining('needs one signature of another person'))
    await sign('compliance-1')
    await expectPublished()
  })

  it('is withdrawn and taken back by its author', async () => {
    await draftAskedAt(3_600)
    await sign('compliance-1')
    const { contentHash } = await at.people.read(id, `?releaseId=${name()}`)
    const back = await at.people.withdraw('marketer', id, { releaseId: name(), contentHash })
    expect(back.status).toBe(200)
    expect(await at.people.read(id, `?releaseId=${name()}`)).toMatchObject({
      state: 'unasked',
      signatures: [],
    })
    expect((await at.people.act('marketer', action('unschedule'))).status).toBe(200)
    expect(await release()).toMatchObject({ state: 'active' })
    expect(await release()).not.toHaveProperty('scheduledAfter')
    // Without its request it is a bare schedule.
    expect((await at.people.act('marketer', scheduleAgain(60))).status).toBe(403)
    await dropRelease()
  })
})

describe('nobody without the right to publish sets a time', () => {
  const refused = { error: { items: [{ error: { type: 'insufficientPermissionsError' } }] } }

  const expectRefused = async (answer: Response): Promise<void> => {
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject(refused)
    expect(await release()).toBeUndefined()
  }

  it('without a request', async () => {
    await at.draft('marketer', figure)
    await expectRefused(await scheduleAlone(inSeconds(60)))
  })

  it('of what is changed after it was asked for, in one request', async () => {
    await at.draft('marketer', figure)
    const asked = askingAt(inSeconds(60))
    await expectRefused(
      await at.people.act('marketer', ...asked, {
        actionType: 'sanity.action.document.edit',
        draftId: version(),
        publishedId: id,
        patch: { set: { lossPercentage: figure + 0.5 } },
      }),
    )
  })

  it('by a request for the draft, which shows no time', async () => {
    await at.draft('marketer', figure)
    const schedule = schedulingAt(inSeconds(60))
    await expectRefused(
      await at.people.act('marketer', ...schedule, {
        actionType: 'lake.action.approval.ask',
        publishedId: id,
        reason: 'A new figure.',
      }),
    )
  })

  it('of a document that nobody must sign', async () => {
    // Every type that marketing cannot publish asks for somebody, so a dataset that is being filled stands for it.
    const lake = await openTestLake()
    try {
      const people = approvalsOf(lake)
      await people.mutate('marketer', { create: { _id: `drafts.${id}`, ...warning(figure) } })
      const asked = askingAt(inSeconds(60))
      expect((await people.act('marketer', ...asked)).status).toBe(400)
      expect((await people.act('marketer', ...asked.slice(0, 3))).status).toBe(403)
      expect(await lake.client().fetch('count(*[_type == "system.release"])')).toBe(0)
    } finally {
      await lake.stop()
    }
  })

  it('of what was changed meanwhile: its request is void', async () => {
    await draftAskedAt(3_600)
    await sign('compliance-1', 'compliance-2')
    const changed = await at.people.act('marketer', action('unschedule'), {
      actionType: 'sanity.action.document.edit',
      draftId: version(),
      publishedId: id,
      patch: { set: { lossPercentage: figure + 0.5 } },
    })
    expect(changed.status).toBe(200)
    expect((await at.people.act('marketer', scheduleAgain(60))).status).toBe(403)
    // Set by who may publish it, it is held for want of signatures.
    expect((await at.people.act('admin', scheduleAgain(0.5))).status).toBe(200)
    await expectHeld(expect.stringContaining('Nobody has asked for approval'))
    await dropRelease()
  })
})

describe('a right to publish', () => {
  it('is not lent for a time that who signed has not seen', async () => {
    await draftAskedAt(3_600)
    await sign('compliance-1', 'compliance-2')
    expect((await at.people.act('marketer', action('unschedule'))).status).toBe(200)
    expect((await at.people.act('marketer', scheduleAgain(0.5))).status).toBe(200)
    await expectHeld(
      expect.stringMatching(/Marketer .* set its time; Compliance 1 .* before its time was set/),
    )
    expect(await release()).toMatchObject({ held: { withoutRight: 'Marketer' } })
    // Whoever may publish it sets the time again.
    const again = await at.people.act('compliance-1', action('unschedule'), scheduleAgain(0.5))
    expect(again.status).toBe(200)
    await expectPublished()
  })

  it('is not lent by a signature for the draft', async () => {
    await at.draft('marketer', figure)
    await at.people.ask('marketer', id)
    expect((await askAt(inSeconds(2))).status).toBe(200)
    for (const person of ['compliance-1', 'compliance-2'] as const) await at.people.approve(person, id)
    // Who signed the draft did not sign this version, and is not named.
    await expectHeld(expect.stringMatching(/ set its time\. Ask/))
    await sign('admin')
    await expectPublished()
  })

  it('is needed beside signatures that count without it, and is that of the instant', async () => {
    // Of one person, who need not be of compliance.
    const policy = 'approvalPolicy'
    await at.people.mutate('marketer', {
      createOrReplace: {
        _id: `drafts.${policy}`,
        _type: policy,
        rows: [{ _key: 'a', type: id, people: 1, compliance: 0 }],
      },
    })
    await at.people.agree(policy)
    await draftAskedAt(soon)
    await sign('compliance-1')
    expect(await at.people.read(id, `?releaseId=${name()}`)).toMatchObject({ state: 'approved' })
    await change('compliance-1', { role: 'marketer' })
    await expectHeld(
      `Nobody whose right to publish "${id}" documents counts stands behind this schedule now: Marketer (Marketer) set its time; Compliance 1 (Marketer) signed it. Ask a user with the role Compliance to pause it and set its time again.`,
    )
    expect(at.lake.output()).toContain('scheduled release held')
    await sign('compliance-2')
    await expectPublished()
    expect(await release()).toMatchObject({ byRightOf: [{ person: { name: 'Compliance 2' } }] })
    await change('compliance-1', { role: 'compliance' })
  })

  it('of who set the time is that of the instant too', async () => {
    await at.draft('admin', figure)
    expect((await askAt(inSeconds(soon), id, 'compliance-1')).status).toBe(200)
    await sign('marketer')
    await change('compliance-1', { role: 'viewer' })
    await expectHeld(
      expect.stringContaining('Compliance 1 (Viewer) set its time; Marketer (Marketer) signed it'),
    )
    await change('compliance-1', { role: 'compliance' })
    await dropRelease()
  })

  // Last: an account that is disabled has no session any more.
  it('of who signed goes with the account', async () => {
    await draftAskedAt(soon)
    await sign('compliance-2')
    await change('compliance-2', { disabled: true })
    await expectHeld(expect.stringContaining('needs one signature of another person'))
  })
})
