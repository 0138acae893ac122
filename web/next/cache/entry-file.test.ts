import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { decodeEntry, encodeEntry } from './entry-file.ts'

const page: Entry = {
  readAt: 1_700_000_000_000.25,
  tags: ['risk', 'page:de:/'],
  lifetime: { revalidate: 3_600, expire: 31_536_000 },
  value: {
    kind: 'APP_PAGE',
    html: '<p>74,5 % – zażółć</p>',
    rscData: Buffer.from([0, 10, 255]),
    status: 200,
    postponed: undefined,
    headers: { 'x-next-cache-tags': 'risk', link: ['a', 'b'] },
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  },
}
const route: Entry = {
  ...page,
  lifetime: { revalidate: false },
  value: { kind: 'APP_ROUTE', body: Buffer.from('{}\n{}'), status: 200, headers: { 'content-type': 'a/b' } },
}

const now = { run: 'this', startedAt: 1_600_000_000_000 }

describe('the file of a page', () => {
  it('gives back what was stored', () => {
    for (const entry of [page, route])
      expect(decodeEntry('k', encodeEntry('k', 'this', entry), now)).toEqual(entry)
  })

  it('of another run is no newer than the start of this one', () => {
    const other = { ...now, run: 'next' }
    expect(decodeEntry('k', encodeEntry('k', 'this', page), other)?.readAt).toBe(now.startedAt)
  })

  it('is absent when torn anywhere, or of another key', () => {
    const bytes = encodeEntry('k', 'this', page)
    expect(decodeEntry('other', bytes, now)).toBeNull()
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeEntry('k', bytes.subarray(0, length), now)).toBeNull()
    }
    const flipped = Buffer.from(bytes)
    flipped[flipped.length - 3] = (flipped[flipped.length - 3] ?? 0) ^ 1
    expect(decodeEntry('k', flipped, now)).toBeNull()
  })
})
