import { describe, expect, it } from 'vitest'
import type { StoredPage } from '#web/serving/first-level.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import type { ToFront } from './messages.ts'
import { PageFeed } from './page-feed.ts'

const page = (changes: Partial<StoredPage> = {}): StoredPage => ({
  key: '/x/$/de/fees',
  readAt: freshness.tick(),
  tags: ['page-fees'],
  revalidate: 3600,
  html: '<p>',
  data: undefined,
  headers: { 'x-next-cache-tags': 'page-fees', 'cache-control': 'public' },
  ...changes,
})

const begun = () => {
  const sent: ToFront[] = []
  const feed = new PageFeed((message) => sent.push(message))
  feed.begin()
  const slots = () => sent.flatMap((one) => (one.kind === 'page' ? [one.page.slot] : []))
  const flags = () => slots().map((slot) => feed.flags[slot])
  return { sent, feed, slots, flags }
}

describe('PageFeed', () => {
  it('hands over a page once, without what is Next’s own', () => {
    const { feed, sent, flags } = begun()
    const one = page()
    feed.offer(one)
    feed.offer(one)
    expect(flags()).toEqual([1])
    expect(sent[0]).toMatchObject({ page: { address: 'de /fees', headers: [['cache-control', 'public']] } })
  })

  it('ends a page in the very call that expires it, and no other', () => {
    const { feed, flags } = begun()
    feed.offer(page())
    feed.offer(page({ key: '/x/$/de/about', tags: ['page-about'] }))
    freshness.expire(['page-fees'])
    expect(flags()).toEqual([0, 1])
    freshness.expireEverything()
    expect(flags()).toEqual([0, 0])
  })

  it('hands over nothing that has expired, whose life is over, or while there is no thread', () => {
    const { feed, sent } = begun()
    const old = page()
    freshness.expire(['page-fees'])
    feed.offer(old)
    feed.offer(page({ readAt: freshness.tick() - 3_599_900 }))
    feed.end()
    feed.offer(page())
    expect(sent).toEqual([])
  })

  it('ends the one before when a newer comes, and uses a slot again only once it is told', () => {
    const { feed, flags, slots } = begun()
    feed.offer(page())
    feed.offer(page())
    expect(flags()).toEqual([0, 1])
    const [first = -1] = slots()
    feed.dropped('/x/$/de/fees', first)
    feed.offer(page({ key: '/x/$/pl/fees' }))
    expect([slots()[2], flags()]).toEqual([first, [1, 1, 1]])
  })

  it('ends the list of addresses by the tags of each of its reads alone', () => {
    const { feed, sent } = begun()
    const pages = { readAt: freshness.tick(), tags: ['paths'] }
    freshness.expire(['instruments'])
    feed.learn({ reads: [pages, { readAt: freshness.tick(), tags: ['instruments'] }], entries: [] })
    expect(sent).toHaveLength(1)
    freshness.expire(['instruments'])
    expect(feed.flags.includes(1)).toBe(false)
  })

  it('tells a new thread the addresses again, unless they have changed', () => {
    const { feed, sent } = begun()
    feed.learn({ reads: [{ readAt: freshness.tick(), tags: ['paths'] }], entries: ['de /fees'] })
    feed.begin()
    freshness.expire(['paths'])
    feed.begin()
    expect(sent.map(({ kind }) => kind)).toEqual(['addresses', 'addresses'])
    expect(feed.state()).toMatchObject({ isAnswering: true, restarts: 2 })
  })
})
