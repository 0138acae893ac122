import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import { type HookReceiver, startHookReceiver } from '#tests/support/lake/hook-receiver.ts'
import { revalidateSecret, type TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

const page = (path: string) => ({ _id: 'page-en-x', _type: 'page', language: 'en', path, title: path })

let sites: HookReceiver[]
let lake: TestLake

beforeEach(async () => {
  sites = [await startHookReceiver(), await startHookReceiver()]
  lake = await openTestLake({ SITE_URLS: sites.map(({ url }) => url).join(','), DEMO_PASSWORD: '' })
})

afterEach(async () => {
  await lake.stop()
  await Promise.all(sites.map((site) => site.stop()))
})

const sequences = (site: HookReceiver | undefined) =>
  (site?.received ?? []).map(
    ({ body }) => z.object({ sequence: z.number() }).parse(JSON.parse(body)).sequence,
  )

it('tells every instance of the site before it answers', async () => {
  await lake.client().create(page('/a'))
  expect(sites.map(sequences)).toEqual([[1], [1]])
})

it('lets no instance wait for one that is away, and tells that one in order when it is back', async () => {
  const [here, away] = sites
  if (away) away.answer = 503
  for (const path of ['/a', '/b', '/c']) await lake.client().createOrReplace(page(path))
  expect(sequences(here)).toEqual([1, 2, 3])
  if (away) away.answer = 200
  const refused = away?.received.length ?? 0
  await away?.waitFor(refused + 3)
  expect(sequences(away).slice(refused)).toEqual([1, 2, 3])
  expect(sequences(here)).toEqual([1, 2, 3])
})

it('remembers after a kill which instance has taken what', async () => {
  const [here, away] = sites
  if (away) away.answer = 503
  await lake.client().create(page('/a'))
  await lake.close()
  if (away) away.answer = 200
  const refused = away?.received.length ?? 0
  await lake.start()
  await away?.waitFor(refused + 1)
  expect([sequences(here), sequences(away).slice(refused)]).toEqual([[1], [1]])
})

const answer = z.object({
  sequence: z.number(),
  transaction: z.string(),
  changes: z.array(z.looseObject({ _id: z.string(), operation: z.string() })).nullable(),
})

const since = async (sequence: number, transaction: string, key = siteReaderKey(revalidateSecret)) =>
  fetch(`${lake.url}/v1/data/sequence/production?since=${sequence}&transaction=${transaction}`, {
    headers: { [siteReaderHeader]: key },
  })

const changesSince = async (sequence: number, transaction: string) =>
  answer.parse(await (await since(sequence, transaction)).json())

it('names to the site what changed since a place in its log, and says when it cannot', async () => {
  const client = lake.client()
  await client.create(page('/a'))
  const first = await changesSince(0, '')
  expect([first.sequence, first.changes?.map(({ _id }) => _id)]).toEqual([1, ['page-en-x']])
  await client.create({ ...page('/a'), _id: 'drafts.page-en-x' })
  await client.patch('page-en-x').set({ path: '/b' }).commit()
  const next = await changesSince(1, first.transaction)
  expect(next).toMatchObject({
    sequence: 3,
    changes: [{ operation: 'update', path: '/b', previousPath: '/a' }],
  })
  expect((await changesSince(3, next.transaction)).changes).toEqual([])
  // Of another log, as before a restore; or of one that went further.
  expect((await changesSince(1, 'another')).changes).toBeNull()
  expect((await changesSince(9, next.transaction)).changes).toBeNull()
  expect((await since(1, first.transaction, 'nobody')).status).toBe(401)
  expect((await since(-1, '')).status).toBe(400)
})
