import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { type HookReceiver, startHookReceiver } from '#tests/support/lake/hook-receiver.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

/** Every commit that visitors see is told to the site at once, whichever part of the lake wrote it (architecture 5). */

let site: HookReceiver
let lake: TestLake

beforeAll(async () => {
  site = await startHookReceiver()
  lake = await openTestLake({ SITE_URL: site.url })
})
afterAll(async () => {
  await lake.stop()
  await site.stop()
})

const raw = () => lake.client({ perspective: 'raw' })
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const note = (_id: string) => ({ _id, _type: 'note', text: _id })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const release = async (name: string) => {
  await raw().releases.create({ releaseId: name, metadata: { releaseType: 'asap' } })
  await raw().createVersion({
    publishedId: name,
    releaseId: name,
    document: { ...note(name), _id: `versions.${name}.${name}` },
  })
}

interface Way {
  /** The file of the lake that commits. */
  by: string
  /** Prepares without a change for visitors; what it returns commits one. */
  prepare: () => Promise<() => Promise<unknown>>
  /** The document the site hears of. */
  told: string
}

const ways: Record<string, Way> = {
  'a mutation': {
    by: 'write/mutate.ts',
    prepare: async () => () => raw().create(note('mutated')),
    told: 'mutated',
  },
  'a publish': {
    by: 'routes/actions.ts',
    prepare: async () => {
      await raw().create(note('drafts.published'))
      return () =>
        raw().action({
          actionType: 'sanity.action.document.publish',
          draftId: 'drafts.published',
          publishedId: 'published',
        })
    },
    told: 'published',
  },
  'a release that is published by hand': {
    by: 'routes/actions.ts',
    prepare: async () => {
      await release('released')
      return () => raw().releases.publish({ releaseId: 'released' })
    },
    told: 'released',
  },
  'a release at its time': {
    by: 'schedule/worker.ts',
    prepare: async () => {
      await release('timed')
      return () => raw().releases.schedule({ releaseId: 'timed', publishAt: soon(1_000) })
    },
    told: 'timed',
  },
  'a release whose time came while the lake was down': {
    by: 'schedule/worker.ts',
    prepare: async () => {
      await release('late')
      return async () => {
        const publishAt = soon(700)
        await raw().releases.schedule({ releaseId: 'late', publishAt })
        await lake.whileAway(() => expect.poll(() => new Date().toISOString() > publishAt).toBe(true))
      }
    },
    told: 'late',
  },
  'the last signature under what was never published, and is to be with it': {
    by: 'write/approvals/publish-when-approved.ts',
    prepare: async () => {
      const people = approvalsOf(lake)
      await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
      await raw().create({ _id: 'drafts.signed', _type: 'banner', title: 'A' })
      expect((await people.ask('marketer', 'signed', { publishWhenApproved: true })).status).toBe(200)
      return async () => {
        const last = await people.approve('compliance-1', 'signed')
        expect(await last.json()).toHaveProperty('publishedBy')
      }
    },
    told: 'signed',
  },
  'a file that is uploaded': {
    by: 'routes/assets.ts',
    prepare: async () => () => raw().assets.upload('image', pixel, { filename: 'a.png' }),
    told: 'image-',
  },
}

const documentsTold = () => site.received.map(({ body }) => body)

it.each(Object.entries(ways))('%s is told at once', async (_name, { prepare, told }) => {
  const commit = await prepare()
  await expect.poll(documentsTold).toEqual([])
  onTestFinished(() => void site.received.splice(0))
  await commit()
  // Nothing else is written: what wakes nobody would stay where it is.
  await expect.poll(documentsTold, { timeout: 8_000 }).toEqual([expect.stringContaining(`"_id":"${told}`)])
})

it('the table names every file of the lake that commits', () => {
  const committing = readdirSync('lake', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(`lake/${file}`, 'utf8').includes('writer.submit('))
  expect(committing.toSorted()).toEqual([...new Set(Object.values(ways).map(({ by }) => by))].toSorted())
})
