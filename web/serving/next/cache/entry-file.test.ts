import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { decodeEntry, encodeEntry } from './entry-file.ts'

const page: Entry = {
  readAt: 1_700_000_000_000.25,
  position: 12,
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

const writer = { run: 'this', log: 'log' }
const never = (): number => {
  throw new Error('of this run')
}

describe('the file of a page', () => {
  it('gives back what was stored', () => {
    for (const entry of [page, route])
      expect(decodeEntry('k', encodeEntry('k', writer, entry), 'this', never)).toEqual(entry)
  })

  it('of another run is as old as its place in the log says', () => {
    const asked: unknown[] = []
    const readAtOf = ({
      log,
      position,
      tags,
    }: {
      log: string
      position: number
      tags: readonly string[]
    }) => {
      asked.push({ log, position, tags })
      return 5
    }
    expect(decodeEntry('k', encodeEntry('k', writer, page), 'next', readAtOf)?.readAt).toBe(5)
    expect(asked).toEqual([{ log: 'log', position: 12, tags: page.tags }])
  })

  it('is absent when torn anywhere, or of another key', () => {
    const bytes = encodeEntry('k', writer, page)
    expect(decodeEntry('other', bytes, 'this', never)).toBeNull()
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeEntry('k', bytes.subarray(0, length), 'this', never)).toBeNull()
    }
    const flipped = Buffer.from(bytes)
    flipped[flipped.length - 3] = (flipped[flipped.length - 3] ?? 0) ^ 1
    expect(decodeEntry('k', flipped, 'this', never)).toBeNull()
  })
})
