import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { figureId as id, startAgreedFigure, warning } from '#tests/support/lake/agreed-figure.ts'

/** Two people agree: what they did not agree to is refused on every way (record 49). */

let at: Awaited<ReturnType<typeof startAgreedFigure>>
let figure = 70
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  at = await startAgreedFigure(figure)
})
afterAll(() => at.lake.stop())

const refusalSchema = z.looseObject({
  type: z.literal('approvalError'),
  missing: z.array(z.unknown()),
  error: z.looseObject({ description: z.string() }),
})

interface Way {
  name: string
  /** Whether the way ends in an act that lacks its signatures, which is put on record. */
  isAttempt?: boolean
  try: () => Promise<Response>
}

describe('what two people did not agree to', () => {
  let before: unknown
  let tried: number
  beforeEach(async () => {
    await at.draft('compliance-1', figure + 9)
    before = await at.published()
    tried = await at.attempts()
  })

  const ways: readonly Way[] = [
    {
      name: 'a patch of the published document',
      isAttempt: true,
      try: () => at.people.mutate('compliance-1', { patch: { id, set: { lossPercentage: 1 } } }),
    },
    {
      name: 'a replacement of the published document',
      isAttempt: true,
      try: () => at.people.mutate('admin', { createOrReplace: { _id: id, ...warning(1) } }),
    },
    {
      name: 'unsetting a field of it',
      isAttempt: true,
      try: () => at.people.mutate('compliance-1', { patch: { id, unset: ['lossPercentage'] } }),
    },
    {
      name: 'deleting it',
      isAttempt: true,
      try: () => at.people.mutate('compliance-1', { delete: { id } }),
    },
    {
      name: 'the action of publishing',
      isAttempt: true,
      try: () => at.people.publish('compliance-1', id),
    },
    {
      name: 'the action of unpublishing',
      isAttempt: true,
      try: () =>
        at.people.act('compliance-1', {
          actionType: 'sanity.action.document.unpublish',
          draftId: `drafts.${id}`,
          publishedId: id,
        }),
    },
    {
      name: 'a release',
      isAttempt: true,
      try: async () => {
        await at.release('rA', 2)
        return at.people.act('compliance-1', { actionType: 'sanity.action.release.publish', releaseId: 'rA' })
      },
    },
    {
      name: 'publishing after a change that followed the signatures',
      isAttempt: true,
      try: async () => {
        await at.people.ask('compliance-1', id)
        await at.people.approve('compliance-2', id)
        await at.people.approve('admin', id)
        await at.draft('compliance-1', figure + 10)
        return at.people.publish('compliance-1', id)
      },
    },
    {
      name: 'other words beside a reference to a file, after the signatures',
      isAttempt: true,
      try: async () => {
        const { _id } = await at.lake.client().assets.upload('image', pixel, { filename: 'a.png' })
        const write = (share: number) =>
          at.people.mutate('compliance-1', {
            createOrReplace: { _id: `drafts.${id}`, ...warning(share), _ref: _id },
          })
        await write(figure + 14)
        await at.people.ask('compliance-1', id)
        await at.people.approve('compliance-2', id)
        await at.people.approve('admin', id)
        await write(figure + 15)
        return at.people.publish('compliance-1', id)
      },
    },
    {
      name: 'a signature of the author',
      isAttempt: true,
      try: async () => {
        await at.people.ask('compliance-1', id)
        return at.people.approve('compliance-1', id)
      },
    },
    {
      name: 'a second signature of the same person',
      isAttempt: true,
      try: async () => {
        await at.draft('compliance-1', figure + 11)
        await at.people.ask('compliance-1', id)
        await at.people.approve('compliance-2', id)
        return at.people.approve('compliance-2', id)
      },
    },
    {
      name: 'a signature under an older content',
      try: async () => {
        await at.people.ask('compliance-1', id)
        const { contentHash } = await at.people.read(id)
        await at.draft('compliance-1', figure + 12)
        await at.people.ask('compliance-1', id)
        return at.people.approve('compliance-2', id, { contentHash })
      },
    },
    {
      name: 'a signature for publishing, used to delete',
      isAttempt: true,
      try: async () => {
        await at.draft('compliance-1', figure + 13)
        await at.people.ask('compliance-1', id)
        await at.people.approve('compliance-2', id)
        await at.people.approve('admin', id)
        return at.people.act('compliance-1', {
          actionType: 'sanity.action.document.delete',
          publishedId: id,
          includeDrafts: [],
        })
      },
    },
    {
      name: 'a signature for unpublishing, used to delete',
      isAttempt: true,
      try: async () => {
        const of = { act: 'unpublish' }
        await at.people.ask('compliance-1', id, of)
        const { contentHash } = await at.people.read(id, '?act=unpublish')
        await at.people.approve('compliance-2', id, { ...of, contentHash })
        await at.people.approve('admin', id, { ...of, contentHash })
        return at.people.mutate('compliance-1', { delete: { id } })
      },
    },
    {
      name: 'a decision written by a mutation',
      try: () =>
        at.people.mutate('admin', {
          create: {
            _id: '_.approvals.forged',
            _type: 'approval.decision',
            kind: 'approve',
            subject: { publishedId: id, act: 'publish', contentHash: 'a'.repeat(64) },
            person: { id: 'x', name: 'Compliance 2', role: 'compliance' },
          },
        }),
    },
    {
      name: 'a signature of a program with a token',
      isAttempt: true,
      try: async () => {
        await at.people.ask('compliance-1', id)
        const { contentHash } = await at.people.read(id)
        return fetch(`${at.lake.url}/v2026-05-04/data/actions/production`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${at.lake.client().config().token ?? ''}`,
          },
          body: JSON.stringify({
            actions: [{ actionType: 'lake.action.approval.approve', publishedId: id, contentHash }],
          }),
        })
      },
    },
    {
      name: 'a policy that is lowered and used in one transaction',
      isAttempt: true,
      try: () =>
        at.people.mutate(
          'admin',
          {
            createOrReplace: {
              _id: 'approvalPolicy',
              _type: 'approvalPolicy',
              rows: [{ _key: 'a', type: 'riskWarning', people: 1, compliance: 0 }],
            },
          },
          { patch: { id, set: { lossPercentage: 3 } } },
        ),
    },
    {
      name: 'another type put in the place of the regulated one',
      isAttempt: true,
      try: () =>
        at.people.mutate(
          'admin',
          { delete: { id } },
          { create: { _id: id, _type: 'page', title: 'A page' } },
        ),
    },
    {
      name: 'two decisions in one transaction',
      try: async () => {
        const { contentHash } = await at.people.read(id)
        return at.people.act(
          'compliance-2',
          { actionType: 'lake.action.approval.ask', publishedId: id, reason: 'Both at once.' },
          { actionType: 'lake.action.approval.approve', publishedId: id, contentHash },
        )
      },
    },
    // From here on the administrator is an author.
    {
      name: 'a signature of who wrote the content with a token of their own',
      isAttempt: true,
      try: async () => {
        const made = await at.people.manage('tokens', {
          method: 'POST',
          body: JSON.stringify({ name: `own-${figure}`, role: 'administrator', days: 1 }),
        })
        const { token } = z.looseObject({ token: z.string() }).parse(await made.json())
        await at.lake
          .client({ token, perspective: 'raw' })
          .createOrReplace({ _id: `drafts.${id}`, ...warning(figure + 16) })
        await at.people.ask('compliance-1', id)
        return at.people.approve('admin', id)
      },
    },
  ]

  it.each(ways)('is refused: $name', async ({ isAttempt = false, try: attempt }) => {
    const response = await attempt()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    if (isAttempt) {
      expect(response.status).toBe(403)
      const { error } = refusalSchema.parse(await response.json())
      expect(error.description).toMatch(/[.)]$/)
    }
    expect(await at.published()).toEqual(before)
    expect(await at.attempts()).toBe(isAttempt ? tried + 1 : tried)
  })

  it('is not asked for with a reason of 100,000 characters, nor with none', async () => {
    for (const reason of ['x'.repeat(100_000), '  ', undefined]) {
      const response = await at.people.ask('compliance-1', id, { reason })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('reason')
    }
  })

  it('is nobody’s business where nobody need agree', async () => {
    await at.people.mutate('marketer', { create: { _id: 'drafts.p1', _type: 'page', title: 'A page' } })
    const response = await at.people.ask('marketer', 'p1')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('need nobody’s agreement')
    expect((await at.people.publish('marketer', 'p1')).status).toBe(200)
  })
})
