import {
  ChannelError,
  DisconnectError,
  type ListenEvent,
  type LiveEvent,
  type SanityClient,
} from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientTargets, type ClientTarget } from '#tests/support/lake/client-target.ts'

interface Collected<Event> {
  events: Event[]
  /** Resolves once what came so far satisfies the condition; rejects when the stream fails first. */
  until(condition: (events: readonly Event[]) => boolean): Promise<void>
  failure: Promise<unknown>
  close(): void
}

interface Stream<Event> {
  subscribe(observer: { next: (event: Event) => void; error: (reason: unknown) => void }): {
    unsubscribe(): void
  }
}

function collect<Event>(stream: Stream<Event>): Collected<Event> {
  const events: Event[] = []
  const checks = new Set<() => void>()
  const { promise: failure, resolve: fail } = Promise.withResolvers<unknown>()
  const subscription = stream.subscribe({
    next: (event) => {
      events.push(event)
      for (const check of checks) check()
    },
    error: fail,
  })
  return {
    events,
    failure,
    until: (condition) => {
      const met = new Promise<void>((resolve) => {
        const check = () => {
          if (condition(events)) resolve()
        }
        checks.add(check)
        check()
      })
      const failed = failure.then((reason) => {
        throw reason
      })
      return Promise.race([met, failed])
    },
    close: () => subscription.unsubscribe(),
  }
}

const all: ('welcome' | 'welcomeback' | 'reset' | 'reconnect' | 'mutation')[] = [
  'welcome',
  'welcomeback',
  'reset',
  'reconnect',
  'mutation',
]

const begun = (events: readonly unknown[]) => events.length > 0

const mutations = (events: readonly ListenEvent[]) =>
  events.flatMap((event) => (event.type === 'mutation' ? [event] : []))

const tagsIn = (events: readonly LiveEvent[]) =>
  events.flatMap((event) => (event.type === 'message' ? [event] : []))

describe.each(clientTargets())('streams of @sanity/client on $name', ({ start }) => {
  let target: ClientTarget
  let client: SanityClient
  let type: string

  beforeAll(async () => {
    target = await start()
    client = target.client()
    type = `${target.prefix}stream`
  })
  afterAll(() => target.stop())

  const listen = (options = {}) =>
    collect<ListenEvent>(
      client.listen('*[_type == $type]', { type }, { events: all, enableResume: true, ...options }),
    )

  describe('a listener', () => {
    it('is welcomed, and hears of each change with what it asked for', async () => {
      const stream = listen({ includeResult: true, includePreviousRevision: true, tag: 'contract.listen' })
      await stream.until(begun)
      expect(stream.events[0]).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
      const { _id } = await client.create({ _type: type, n: 1 })
      await client
        .patch(_id)
        .set({ n: 2 })
        .commit({ transactionId: `${_id}-patch` })
      await client.delete(_id)
      await stream.until((events) => mutations(events).length === 3)
      stream.close()
      const [made, changed, gone] = mutations(stream.events)
      expect(made).toMatchObject({ documentId: _id, transition: 'appear', result: { n: 1 } })
      expect(changed).toMatchObject({
        transition: 'update',
        transactionId: `${_id}-patch`,
        resultRev: `${_id}-patch`,
        previousRev: made?.resultRev,
        previous: { n: 1 },
        result: { n: 2 },
        mutations: [{ patch: { id: _id, set: { n: 2 } } }],
        identity: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      })
      expect(gone).toMatchObject({ transition: 'disappear', previous: { n: 2 } })
      expect(gone).not.toHaveProperty('result')
    })

    it('hears of drafts only when it wants all versions', async () => {
      const [published, everything] = [listen(), listen({ includeAllVersions: true })]
      await Promise.all([published.until(begun), everything.until(begun)])
      await client.create({ _id: `drafts.${target.prefix}-d`, _type: type })
      await client.create({ _id: `${target.prefix}-p`, _type: type })
      await everything.until((events) => mutations(events).length === 2)
      await published.until((events) => mutations(events).length === 1)
      expect(mutations(published.events)[0]?.documentId).toBe(`${target.prefix}-p`)
      published.close()
      everything.close()
    })

    it.each([
      [
        'half a query',
        '*[_type == ',
        /GROQ query parse error:[^]+unexpected end-of-file, expected expression/,
      ],
      ['a query without its parameter', '*[_type == $type]', /param \$type referenced, but not provided/],
      ['no documents', '1 + 1', /A listener needs a query that filters documents/],
    ])('of %s is told why, and fails for good', async (_name, query, reason) => {
      const stream = collect(client.listen(query, {}, { events: all, enableResume: true }))
      const failure = await stream.failure
      expect(failure).toBeInstanceOf(ChannelError)
      expect(failure).toMatchObject({ message: expect.stringMatching(reason) })
      expect(stream.events).toEqual([])
    })

    it('with a token nobody knows is refused for good', async () => {
      const stream = collect(
        target.client({ token: 'nobody' }).listen('*', {}, { events: all, enableResume: true }),
      )
      expect(await stream.failure).toMatchObject({ status: 401 })
    })

    it('misses nothing while the service is away, where that can be tried', async () => {
      const stream = listen({ includeResult: true })
      await stream.until(begun)
      for (let n = 0; n < 5; n++) await client.create({ _type: type, resumed: n })
      await target.interrupt?.()
      for (let n = 5; n < 10; n++) await client.create({ _type: type, resumed: n })
      const heard = () => mutations(stream.events).flatMap(({ result }) => result?.['resumed'] ?? [])
      await stream.until(() => heard().length >= 10)
      expect(heard()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      const kinds = stream.events.map((event) => event.type)
      if (target.interrupt !== undefined) {
        expect(kinds).toEqual(expect.arrayContaining(['reconnect', 'welcomeback']))
      }
      expect(kinds).not.toContain('reset')
      stream.close()
    })
  })

  describe('live events', () => {
    it('name the tags of the queries that a publish changed, with an id to ask anew by', async () => {
      const query = '*[_type == $type && live].n'
      const { syncTags = [] } = await client.fetch(query, { type }, { filterResponse: false })
      expect(syncTags.length).toBeGreaterThan(0)
      const stream = collect<LiveEvent>(client.live.events({ tag: 'contract.live' }))
      await stream.until((events) => events.some((event) => event.type === 'welcome'))
      await client.create({ _id: `drafts.${target.prefix}-live`, _type: type, live: true, n: 0 })
      await client.create({ _type: type, live: true, n: 1 })
      await stream.until((events) =>
        tagsIn(events).some(({ tags }) => tags.some((tag) => syncTags.includes(tag))),
      )
      const last = tagsIn(stream.events).at(-1)
      expect(await client.fetch(query, { type }, { lastLiveEventId: last?.id ?? '' })).toEqual([1])
      stream.close()
    })

    it('of a private dataset welcome a reader without a token and tell nothing, where one may be made', async () => {
      if (target.interrupt === undefined) return
      await client.datasets.create('closed', { aclMode: 'private' })
      const closed = target.client({ dataset: 'closed' })
      const [stranger, reader] = [
        collect<LiveEvent>(target.visitor().withConfig({ dataset: 'closed' }).live.events()),
        collect<LiveEvent>(closed.live.events({ includeDrafts: true })),
      ]
      await Promise.all([stranger.until(begun), reader.until(begun)])
      await closed.create({ _type: type })
      await reader.until((events) => tagsIn(events).length > 0)
      // Made public, it tells: so what was written before would have come by now.
      await client.datasets.edit('closed', { aclMode: 'public' })
      await closed.create({ _type: type })
      await stranger.until((events) => tagsIn(events).length > 0)
      expect(stranger.events[0]).toEqual({ type: 'welcome', id: '' })
      expect(tagsIn(stranger.events)).toHaveLength(1)
      stranger.close()
      reader.close()
    })

    it('of drafts come to those with a token', async () => {
      const stream = collect<LiveEvent>(client.live.events({ includeDrafts: true }))
      await stream.until((events) => events.some((event) => event.type === 'welcome'))
      await client.create({ _id: `drafts.${target.prefix}-live-2`, _type: type })
      await stream.until((events) => tagsIn(events).length > 0)
      stream.close()
    })
  })

  it('a listener of a dataset that is deleted is sent away, where one may be deleted', async () => {
    // Deleting a dataset takes an administrator, which a hosted suite's token should not be.
    if (target.interrupt === undefined) return
    await client.datasets.create('short-lived')
    const stream = collect<ListenEvent>(
      target.client({ dataset: 'short-lived' }).listen('*', {}, { events: all, enableResume: true }),
    )
    await stream.until(begun)
    await client.datasets.delete('short-lived')
    expect(await stream.failure).toBeInstanceOf(DisconnectError)
  })
})
