import { describe, expect, it } from 'vitest'
import { freshness } from '#web/serving/validity/freshness.ts'
import { type HubLimits, type Listening, NewsHub } from './news-hub.ts'

const limits: HubLimits = { most: 3, maxPerAddress: 2, heartbeat: 60_000 }
const page: Omit<Listening, 'since'> = { key: 'en /', tags: ['risk', 'page:en:/'], address: null }

const open = (hub: NewsHub, wanted: Partial<Listening> = {}) => {
  const stream = hub.listen({ ...page, since: freshness.tick(), ...wanted })
  if (!stream) throw new Error('refused')
  const reader = stream.getReader()
  return {
    next: async () => {
      const { value } = await reader.read()
      return value === undefined ? 'end' : /event: (\w+)/.exec(new TextDecoder().decode(value))?.[1]
    },
    cancel: () => reader.cancel(),
  }
}

describe('NewsHub', () => {
  it('tells a page of what it shows, and of nothing else', async () => {
    const hub = new NewsHub(freshness, limits)
    const visitor = open(hub)
    expect(await visitor.next()).toBe('alive')
    freshness.expire(['glossary'])
    freshness.expire(['page:de:/'])
    freshness.expire(['risk'])
    expect(await visitor.next()).toBe('news')
    freshness.expire(['glossary'])
    hub.close()
    expect(await visitor.next()).toBe('end')
  })

  it('says from which position of the log on a page has what was published', async () => {
    const hub = new NewsHub(freshness, limits)
    const stream = hub.listen({ ...page, since: freshness.tick() })
    const reader = stream?.getReader()
    await reader?.read()
    const position = freshness.heard + 3
    freshness.expire(['risk'], position)
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe(`event: news\ndata: {"seq":${position}}\n\n`)
    hub.close()
  })

  it('tells at once what was missed before the stream was open', async () => {
    const hub = new NewsHub(freshness, limits)
    const since = freshness.tick()
    freshness.expireEverything()
    expect(await open(hub, { since }).next()).toBe('news')
    expect(await open(hub).next()).toBe('alive')
  })

  it('holds no more streams than it may, in all and from one address, and counts those that left', async () => {
    const hub = new NewsHub(freshness, limits)
    const first = open(hub, { address: '192.0.2.1' })
    open(hub, { address: '192.0.2.1' })
    expect(hub.listen({ ...page, since: 0, address: '192.0.2.1' })).toBeNull()
    open(hub, { address: '192.0.2.2' })
    expect(hub.listen({ ...page, since: 0 })).toBeNull()
    await first.cancel()
    expect(hub.size).toBe(2)
    open(hub, { address: '192.0.2.1' })
    hub.close()
    expect(hub.size).toBe(0)
  })

  it('ends the stream of a visitor who does not read', async () => {
    const hub = new NewsHub(freshness, limits)
    open(hub)
    for (let told = 0; told < 20; told += 1) freshness.expire(['risk'])
    expect(hub.size).toBe(0)
  })
})
