import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
  const client = lake.client({ perspective: 'raw' })
  const publish = (transactionId: string) =>
    client.action(
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
      { transactionId },
    )
  await client.mutate([{ create: { _id: 'drafts.a', _type: 'note', text: 'one' } }], { transactionId: 't1' })
  await client.mutate([{ patch: { id: 'drafts.a', set: { text: 'two' } } }], { transactionId: 't2' })
  await publish('t3')
  await client.mutate([{ create: { _id: 'drafts.a', _type: 'note', text: 'three' } }], {
    transactionId: 't4',
  })
  await client.action(
    { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' },
    { transactionId: 't5' },
  )
  await client.mutate([{ patch: { id: 'a', set: { text: 'four' } } }], { transactionId: 't6' })
  await client.action(
    { actionType: 'sanity.action.document.unpublish', draftId: 'drafts.a', publishedId: 'a' },
    { transactionId: 't7' },
  )
  await publish('t8')
  await client.action(
    { actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts: [] },
    { transactionId: 't9' },
  )
})

afterAll(() => lake.stop())

const past = async (path: string) => {
  const response = await fetch(`${lake.url}/v2026-05-04/data/history/production/${path}`, {
    headers: { authorization: `Bearer ${writeToken}` },
  })
  expect(response.status).toBe(200)
  return response.text()
}

const eventsBody = z.object({
  events: z.record(z.string(), z.array(z.looseObject({ type: z.string(), documentId: z.string() }))),
  nextCursor: z.string(),
})
const documentsBody = z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) })

describe('events', () => {
  it('of the published document, newest first', async () => {
    const { events } = eventsBody.parse(JSON.parse(await past('events/documents/a')))
    expect(events['a']?.map(({ type }) => type)).toEqual([
      'deleteDocumentGroup',
      'publishDocumentVersion',
      'unpublishDocument',
      'updateLiveDocument',
      'publishDocumentVersion',
    ])
    expect(events['a']?.at(-1)).toMatchObject({
      documentId: 'a',
      revisionId: 't3',
      versionId: 'drafts.a',
      versionRevisionId: 't2',
      publishCause: 'document.publish',
      author: expect.any(String),
    })
  })

  it('of its draft', async () => {
    const { events } = eventsBody.parse(JSON.parse(await past('events/documents/drafts.a')))
    expect(events['drafts.a']?.map(({ type }) => type)).toEqual([
      'deleteDocumentGroup',
      'publishDocumentVersion',
      'unpublishDocument',
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
  })

  it('come in pages', async () => {
    const first = eventsBody.parse(JSON.parse(await past('events/documents/a?limit=2')))
    const second = eventsBody.parse(
      JSON.parse(await past(`events/documents/a?limit=9&nextCursor=${first.nextCursor}`)),
    )
    expect([...(first.events['a'] ?? []), ...(second.events['a'] ?? [])]).toHaveLength(5)
    expect(second.nextCursor).toBe('')
  })
})

const lines = async (query: string) =>
  (await past(`transactions/a,drafts.a?${query}`))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      z.looseObject({ id: z.string(), documentIDs: z.array(z.string()) }).parse(JSON.parse(line)),
    )

describe('transactions', () => {
  it('come oldest first with their effects, between bounds, inclusive', async () => {
    const all = await lines('effectFormat=mendoza&excludeContent=true&limit=50')
    expect(all.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'])
    expect(all[2]).toMatchObject({ documentIDs: expect.arrayContaining(['a', 'drafts.a']) })
    expect(all[2]).toHaveProperty('effects.a.apply')
    expect(all[2]).not.toHaveProperty('mutations')
    const some = await lines('fromTransaction=t3&toTransaction=t5&reverse=true')
    expect(some.map(({ id }) => id)).toEqual(['t5', 't4', 't3'])
  })
})

const at = async (query: string, ids = 'a,drafts.a') =>
  documentsBody.parse(JSON.parse(await past(`documents/${ids}?${query}`))).documents

describe('documents', () => {
  it('as they stood at a revision, at an instant, and last', async () => {
    expect(await at('revision=t2')).toEqual([
      expect.objectContaining({ _id: 'drafts.a', text: 'two', _rev: 't2' }),
    ])
    expect(await at('revision=t4')).toEqual([
      expect.objectContaining({ _id: 'a', text: 'two', _rev: 't3' }),
      expect.objectContaining({ _id: 'drafts.a', text: 'three' }),
    ])
    expect(await at('lastRevision=true', 'a')).toEqual([
      expect.objectContaining({ text: 'four', _rev: 't8' }),
    ])
    expect(await at('revision=nothing')).toEqual([])
    expect(await at(`time=${new Date(0).toISOString()}`)).toEqual([])
    expect(await at(`time=${new Date().toISOString()}`)).toEqual([])
    const [published] = await at('revision=t3', 'a')
    const time = String(published?.['_updatedAt'])
    expect(await at(`time=${time}`, 'a')).toEqual([expect.objectContaining({ text: 'two' })])
  })
})

const activityBody = z.object({
  events: z.array(z.looseObject({ type: z.string(), timestamp: z.string(), releaseName: z.string() })),
  nextCursor: z.string(),
})

const activity = async (query: string) =>
  activityBody.parse(JSON.parse(await past(`events/releases/${query}`)))

describe('activity of a release', () => {
  beforeAll(async () => {
    const client = lake.client({ perspective: 'raw' })
    const add = (release: string, id: string, transactionId: string) =>
      client.mutate([{ create: { _id: `versions.${release}.${id}`, _type: 'note', text: id } }], {
        transactionId,
      })
    await client.releases.create({ releaseId: 'spring', metadata: { releaseType: 'undecided' } })
    await client.releases.create({ releaseId: 'spring-2', metadata: { releaseType: 'asap' } })
    await add('spring', 'r1', 'r1')
    await add('spring-2', 'r1', 'r3')
    await add('spring', 'r2', 'r2')
    await client.patch('versions.spring.r1').set({ text: 'edited' }).commit()
    await client.discardVersion({ releaseId: 'spring', publishedId: 'r2' })
    await client.releases.edit({ releaseId: 'spring', patch: { set: { 'metadata.title': 'Spring' } } })
    await client.releases.schedule({ releaseId: 'spring', publishAt: '2099-03-01T08:00:00.000Z' })
    await client.releases.unschedule({ releaseId: 'spring' })
    await client.releases.archive({ releaseId: 'spring' })
    await client.releases.unarchive({ releaseId: 'spring' })
    await client.releases.publish({ releaseId: 'spring' })
  })

  it('names each step and each document that came or went, newest first', async () => {
    const { events, nextCursor } = await activity('spring')
    expect(events.map(({ type }) => type)).toEqual([
      'publishRelease',
      'unarchiveRelease',
      'archiveRelease',
      'unscheduleRelease',
      'scheduleRelease',
      'discardDocumentFromRelease',
      'addDocumentToRelease',
      'addDocumentToRelease',
      'createRelease',
    ])
    expect(events[4]).toMatchObject({ publishAt: '2099-03-01T08:00:00.000Z', author: expect.any(String) })
    expect(events[5]).toMatchObject({
      documentId: 'r2',
      versionId: 'versions.spring.r2',
      versionRevisionId: 'r2',
    })
    expect(events[7]).toMatchObject({
      documentId: 'r1',
      documentType: 'note',
      versionId: 'versions.spring.r1',
      revisionId: 'r1',
    })
    expect(events.every(({ releaseName }) => releaseName === 'spring')).toBe(true)
    expect(nextCursor).toBe('')
  })

  it('comes in pages, and is empty for a release there never was', async () => {
    const { events: all } = await activity('spring')
    const first = await activity('spring?limit=4')
    const second = await activity(`spring?limit=50&nextCursor=${first.nextCursor}`)
    expect([...first.events, ...second.events]).toEqual(all)
    expect(second.nextCursor).toBe('')
    expect(await activity('never')).toEqual({ events: [], nextCursor: '' })
  })

  it('needs a token', async () => {
    const address = `${lake.url}/v2026-05-04/data/history/production/events/releases/spring`
    expect((await fetch(address)).status).toBe(401)
  })
})
