import { Mutation } from '@sanity/mutator'
import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStream } from '#tests/support/event-stream.ts'
import { anonymousClient, readToken, type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { isSweep } from '#tests/support/sample.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})

afterAll(() => lake.stop())

const doc = z.looseObject({ _id: z.string(), _rev: z.string() })
const mutationEvent = z.object({
  documentId: z.string(),
  transactionId: z.string(),
  transition: z.enum(['appear', 'update', 'disappear']),
  previousRev: z.string().optional(),
  resultRev: z.string(),
  mutations: z.array(z.record(z.string(), z.unknown())).optional(),
  effects: z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) }).optional(),
  result: doc.optional(),
  previous: doc.optional(),
  transactionTotalEvents: z.number(),
  transactionCurrentEvent: z.number(),
  visibility: z.literal('query'),
})
type MutationEvent = z.infer<typeof mutationEvent>

const everything = {
  query: '*',
  includeAllVersions: 'true',
  includeResult: 'true',
  includePreviousRevision: 'true',
  effectFormat: 'mendoza',
  enableResume: 'true',
}

function listen(options: Record<string, string>, headers: Record<string, string> = {}) {
  const url = `${lake.url}/v2026-05-04/data/listen/production?${new URLSearchParams(options).toString()}`
  return openStream(url, { authorization: `Bearer ${writeToken}`, ...headers })
}

const mutationsIn = (events: readonly { event: string; data: unknown }[]): MutationEvent[] =>
  events.filter(({ event }) => event === 'mutation').map(({ data }) => mutationEvent.parse(data))

function contentOf(value: unknown) {
  const { _rev, _updatedAt, ...content } = doc.parse(value)
  return content
}

describe('a listener', () => {
  it('is welcomed first and gets events that reproduce every change', async () => {
    const stream = await listen(everything)
    const client = lake.client()
    await client.create({
      _id: 'a',
      _type: 'note',
      text: 'Grüße 🙂 aus',
      list: [{ _key: 'x', n: 1 }],
      tags: ['1', '2'],
    })
    await client.patch('a').diffMatchPatch({ text: '@@ -1,5 +1,6 @@\n Gr%C3%BC%C3%9Fe\n+n\n' }).commit()
    await client.patch('a').set({ 'list[_key=="x"].n': 2, tags: [] }).unset(['text']).commit()
    await client.patch('a').set({ 'list[*].n': 3 }).setIfMissing({ text: 'neu' }).commit()
    await client
      .patch('a')
      .insert('before', 'list[0]', [{ _key: 'y' }, { _key: 'z' }])
      .commit()
    await client.createOrReplace({ _id: 'a', _type: 'note', text: '' })
    await client.delete('a')
    await stream.until((events) => mutationsIn(events).some(({ transition }) => transition === 'disappear'))
    expect(stream.events[0]?.event).toBe('welcome')
    const events = mutationsIn(stream.events)
    expect(events).toHaveLength(7)
    let revision: string | undefined
    for (const { mutations, effects, previous, result, previousRev, resultRev, transactionId } of events) {
      expect(previousRev).toBe(revision)
      expect(resultRev).toBe(transactionId)
      revision = resultRev
      const applied: unknown = new Mutation({ mutations: structuredClone(mutations ?? []) }).apply(
        previous === undefined ? null : { ...previous, _type: 'note' },
      )
      if (result === undefined) {
        expect(applied).toBeNull()
        continue
      }
      expect(contentOf(applied)).toEqual(contentOf(result))
      const { _rev: _after, ...after } = result
      if (previous === undefined) {
        expect(effects).toEqual({ apply: [0, after], revert: [0, null] })
        continue
      }
      const { _rev: _before, ...before } = previous
      expect(applyPatch(before, effects?.apply ?? [])).toEqual(after)
      expect(applyPatch(after, effects?.revert ?? [])).toEqual(before)
    }
    stream.close()
  })

  it('hears by its filter, with transitions and counters of its own', async () => {
    const stream = await listen({
      query: '*[_type == $type && open] | order(n) {n}',
      $type: '"task"',
      includeMutations: 'false',
    })
    const client = lake.client()
    await client
      .transaction()
      .create({ _id: 't1', _type: 'task', open: true })
      .create({ _id: 't2', _type: 'task', open: false })
      .create({ _id: 't3', _type: 'task', open: true })
      .create({ _id: 'drafts.t4', _type: 'task', open: true })
      .commit()
    await client.patch('t2').set({ open: true }).commit()
    await client.patch('t1').set({ open: false }).commit()
    await stream.until((events) => mutationsIn(events).length >= 4)
    expect(
      mutationsIn(stream.events).map(
        ({ documentId, transition, transactionCurrentEvent, transactionTotalEvents }) =>
          [documentId, transition, `${transactionCurrentEvent}/${transactionTotalEvents}`].join(' '),
      ),
    ).toEqual(['t1 appear 1/2', 't3 appear 2/2', 't2 appear 1/1', 't1 disappear 1/1'])
    expect(mutationsIn(stream.events)[0]).not.toHaveProperty('mutations')
    stream.close()
  })

  it('misses nothing over many disconnects', async () => {
    const client = lake.client()
    // A sweep disconnects 500 times in 10,000 mutations.
    const [total, perStream] = isSweep ? [10_000, 20] : [100, 20]
    const first = await listen(everything)
    await first.until((events) => events.length === 1)
    first.close()
    let lastId = first.events[0]?.id ?? ''
    const writing = (async () => {
      for (let n = 0; n < total; n++) await client.create({ _type: 'counted', n })
    })()
    const seen: string[] = []
    while (seen.length < total) {
      const counted = { ...everything, query: '*[_type == "counted"]' }
      const stream = await listen(counted, { 'last-event-id': lastId })
      const wanted = Math.min(total - seen.length, perStream)
      await stream.until((events) => mutationsIn(events).length >= wanted)
      stream.close()
      expect(stream.events[0]?.event).toBe('welcomeback')
      seen.push(...mutationsIn(stream.events).map(({ result }) => String(result?.['n'])))
      lastId = stream.events.at(-1)?.id ?? lastId
    }
    await writing
    expect(seen).toEqual(Array.from({ length: total }, (_, n) => String(n)))
  }, 600_000)

  it('begins anew after an event from the future, from too long ago, and one that nobody gave', async () => {
    const client = lake.client()
    // Too long ago is over 2,000 transactions or over a megabyte of them.
    const [groups, text] = isSweep ? [500, ''] : [3, 'x'.repeat(100_000)]
    for (let group = 0; group < groups; group++) {
      await Promise.all(Array.from({ length: 5 }, () => client.create({ _type: 'many', text })))
    }
    for (const lastEventId of ['99999999', '1', 'nonsense']) {
      const stream = await listen(everything, { 'last-event-id': lastEventId })
      await stream.until((events) => events.length > 0)
      expect(stream.events[0]).toMatchObject({ event: 'reset', id: expect.stringMatching(/^\d+$/) })
      const plain = await listen({ query: '*' }, { 'last-event-id': lastEventId })
      await plain.until((events) => events.length > 0)
      expect(plain.events[0]?.event).toBe('welcome')
      stream.close()
      plain.close()
    }
  })

  it('is refused a query that cannot be read; without a token it hears of nothing hidden', async () => {
    const costly = encodeURIComponent('*[count(*[title match ^.title]) > 1]')
    const refused = [
      await listen({ query: '*[' }),
      await listen({ query: '*[_id == $missing]' }),
      await openStream(`${lake.url}/v1/data/listen/production?query=${costly}`),
    ]
    for (const { ended, events } of refused) {
      await ended
      expect(events.map(({ event }) => event)).toEqual(['channelError'])
    }
    const url = `${lake.url}/v2026-05-04/data/listen/production?query=*&includeAllVersions=true&includeResult=true`
    const stream = await openStream(url)
    const client = lake.client()
    await client.create({ _id: 'drafts.hidden', _type: 'note', text: 'Secret' })
    await client.create({ _id: '_.releases.hidden', _type: 'system.release', text: 'Secret' })
    await client.create({ _id: 'shown', _type: 'note' })
    await stream.until((events) => mutationsIn(events).length > 0)
    expect(JSON.stringify(stream.events)).not.toContain('Secret')
    expect(mutationsIn(stream.events).map(({ documentId }) => documentId)).toEqual(['shown'])
    stream.close()
  })
})

const tagsIn = (events: readonly { event: string; data: unknown }[]) =>
  events
    .filter(({ event }) => event === 'message')
    .map(({ data }) => z.object({ tags: z.array(z.string()) }).parse(data).tags)

describe('live events', () => {
  it('carry the tags of the queries they concern, and say nothing of drafts to the public', async () => {
    const url = `${lake.url}/v2026-05-04/data/live/events/production`
    const published = await openStream(url)
    const drafts = await openStream(`${url}?includeDrafts=true`, { authorization: `Bearer ${readToken}` })
    const client = lake.client()
    const tagsOf = async (query: string) =>
      (await anonymousClient(lake).fetch(query, {}, { filterResponse: false })).syncTags ?? []
    const byType = await tagsOf('*[_type == "page" && path == "/"][0]')
    const byId = await tagsOf('*[_id == "home"][0]')
    const other = await tagsOf('*[_type == "menu"]')
    await client.create({ _id: 'drafts.home', _type: 'page', path: '/' })
    await drafts.until((events) => tagsIn(events).length === 1)
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.home',
      publishedId: 'home',
    })
    await published.until((events) => tagsIn(events).length > 0)
    expect(published.events[0]?.event).toBe('welcome')
    expect(tagsIn(published.events)).toHaveLength(1)
    expect(tagsIn(published.events)[0]).toEqual(expect.arrayContaining([...byType, ...byId]))
    expect(tagsIn(published.events)[0]).not.toEqual(expect.arrayContaining(other))
    published.close()
    drafts.close()
  })

  it('of drafts need a token', async () => {
    const url = `${lake.url}/v2026-05-04/data/live/events/production?includeDrafts=true`
    await expect(openStream(url)).rejects.toThrow('401')
  })

  it('resume where they stopped', async () => {
    const url = `${lake.url}/v2026-05-04/data/live/events/production`
    const first = await openStream(url)
    await lake.client().create({ _id: 'live-1', _type: 'live' })
    await first.until((events) => tagsIn(events).length === 1)
    first.close()
    await lake.client().create({ _id: 'live-2', _type: 'live' })
    const second = await openStream(url, { 'last-event-id': first.events.at(-1)?.id ?? '' })
    await second.until((events) => tagsIn(events).length === 1)
    second.close()
    const lost = await openStream(url, { 'last-event-id': '99999999' })
    await lost.until((events) => events.length === 2)
    expect(lost.events.map(({ event }) => event)).toEqual(['welcome', 'restart'])
    lost.close()
  })
})

const sequence = async (query = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${lake.url}/v1/data/sequence/production${query}`, { headers })
  return z.object({ sequence: z.number() }).parse(await response.json()).sequence
}

describe('the sequence', () => {
  it('counts what readers can see, and drafts not', async () => {
    const before = await sequence()
    await lake.client().create({ _id: 'drafts.sequence', _type: 'note' })
    expect(await sequence()).toBe(before)
    await lake.client().create({ _id: 'sequence', _type: 'note' })
    expect(await sequence()).toBe(before + 2)
  })

  it('counts drafts for those who may read them, as the ids of live events do', async () => {
    const drafts = '?includeDrafts=true'
    expect((await fetch(`${lake.url}/v1/data/sequence/production${drafts}`)).status).toBe(401)
    const headers = { authorization: `Bearer ${readToken}` }
    const before = await sequence(drafts, headers)
    const stream = await openStream(`${lake.url}/v1/data/live/events/production${drafts}`, headers)
    await lake.client().create({ _id: 'drafts.counted', _type: 'note' })
    await stream.until((heard) => heard.length === 2)
    expect(Number(stream.events[1]?.id)).toBe(before + 1)
    expect(await sequence(drafts, headers)).toBe(before + 1)
    stream.close()
  })
})
