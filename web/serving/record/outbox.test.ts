import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '#web/serving/next/cache/entry.ts'
import { Outbox } from './outbox.ts'
import type { OutboxSettings } from './outbox-settings.ts'

let folder: string
let isFull: boolean
let gaps: number
let now: number
const outboxes: Outbox[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-outbox-'))
  isFull = false
  gaps = 0
  now = Date.UTC(2026, 2, 3, 10)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const one of outboxes.splice(0)) one.close()
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

/** A process of the site begins; the one before was killed, and closed nothing. */
const begin = (more: Partial<OutboxSettings> = {}): Outbox => {
  const outbox = new Outbox({
    folder,
    maxBytes: 1_000_000,
    maxMemoryBytes: 1_000,
    isHttps: true,
    onGap: () => void (gaps += 1),
    now: () => now,
    disk: {
      write: (fd, bytes, offset) => {
        if (!isFull) return writeSync(fd, bytes, offset)
        // A disk that is nearly full takes a part.
        writeSync(fd, bytes, offset, 3)
        throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
      },
    },
    ...more,
  })
  outboxes.push(outbox)
  return outbox
}

let readAt = 0
const page = (html: string, more: Partial<Entry> = {}, status = 200): Entry => ({
  readAt: (readAt += 1),
  position: 7.001,
  tags: [],
  lifetime: undefined,
  value: {
    kind: 'APP_PAGE',
    html,
    rscData: undefined,
    status,
    postponed: undefined,
    headers: { 'set-cookie': 'x', 'X-Next-Cache-Tags': 'x', 'Cache-Control': 'public', 'x-content-seq': '3' },
    segmentData: undefined,
  },
  ...more,
})
const fees = '/index/$/de/fees'

/** All that waits, taken one batch after the other. */
const taken = async (outbox: Outbox, limit = 1_000_000) => {
  const all: string[] = []
  for (let part = await outbox.next(limit); part !== null; part = await outbox.next(limit)) {
    all.push(
      ...part.items.map(({ item, body }) =>
        item.kind === 'gap' ? `${item.number} gap` : `${item.number} ${item.address} ${body.toString()}`,
      ),
    )
    part.done()
  }
  return all
}

describe('what is served', () => {
  it('waits with its address, its place and its headers, without those of a visitor or of this process', async () => {
    const outbox = begin()
    outbox.note(fees, page('<p>a</p>'), 'build-1')
    const part = await outbox.next(1)
    expect(part?.head.build).toBe('build-1')
    expect(part?.items[0]?.item).toMatchObject({
      number: 1,
      address: '/de/fees',
      language: 'de',
      status: 200,
      sequence: 7,
      from: new Date(now).toISOString(),
      headers: { 'cache-control': 'public', 'content-type': 'text/html; charset=utf-8' },
    })
    const { item } = part?.items[0] ?? {}
    const names = item?.kind === 'page' ? Object.keys(item.headers) : []
    expect(names.filter((name) => /cookie|x-next|content-seq/.test(name))).toEqual([])
    expect(names).toContain('strict-transport-security')
  })

  it('is handed over once while it stays the same, in order, and in parts of any size', async () => {
    const outbox = begin()
    const first = page('a')
    for (const one of [first, first, page('a'), page('b'), page('a')]) outbox.note(fees, one, 'x')
    outbox.note('/index/$/en', page('home'), 'x')
    expect(outbox.state().waiting).toBe(4)
    expect(await taken(outbox, 1)).toEqual(['1 /de/fees a', '2 /de/fees b', '3 /de/fees a', '4 / home'])
    expect(outbox.state()).toEqual({ waiting: 0, bytes: 0, unsaved: 0, gaps: 0, problem: null })
    expect(readdirSync(folder).filter((name) => name.endsWith('.out'))).toEqual([])
    outbox.note(fees, page('c'), 'x')
    expect(await taken(outbox)).toEqual(['5 /de/fees c'])
  })

  it.each([
    ['of one visitor', '/index/$/de/uc', page('x')],
    ['of a channel', '/index/$/de/channel/abc', page('x')],
    ['that is no page', '/sitemap', page('x')],
    ['that is not there and never was', '/index/$/de/nowhere', page('x', {}, 404)],
    [
      'a route',
      fees,
      {
        ...page('x'),
        value: { kind: 'APP_ROUTE' as const, body: Buffer.alloc(0), status: 200, headers: {} },
      },
    ],
  ])('is left out: %s', (_, key, entry) => {
    const outbox = begin()
    outbox.note(key, entry, 'x')
    expect(outbox.state().waiting).toBe(0)
  })

  it('is on record as gone, also by the process after the one that served it', async () => {
    begin().note(fees, page('a'), 'x')
    const outbox = begin()
    outbox.note(fees, page('not found', {}, 404), 'x')
    expect(await taken(outbox)).toEqual(['1 /de/fees a', '1 /de/fees not found'])
  })

  it('has an instant later than the one before, on a clock that is set back', async () => {
    const outbox = begin()
    outbox.note(fees, page('a'), 'x')
    now -= 60_000
    outbox.note(fees, page('b'), 'x')
    const part = await outbox.next(1_000)
    const [first = '', second = ''] = (part?.items ?? []).map(({ item }) => item.from)
    expect(second > first).toBe(true)
  })
})

describe('a process that was killed', () => {
  it('leaves what it served to the next, which hands it over as of its own run', async () => {
    begin().note(fees, page('a'), 'build-1')
    const next = begin()
    next.note(fees, page('b'), 'build-2')
    const [one, two] = [await next.next(1), null]
    one?.done()
    const later = two ?? (await next.next(1))
    expect([one?.head.build, later?.head.build]).toEqual(['build-1', 'build-2'])
    expect(one?.head.run).not.toBe(later?.head.run)
    expect(one?.head.instance).toBe(later?.head.instance)
  })

  it('cut short what it wrote: that was served to nobody', async () => {
    const outbox = begin()
    outbox.note(fees, page('a'), 'x')
    outbox.note(fees, page('bbbbbbbb'), 'x')
    const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.out'))
    truncateSync(join(folder, name), outbox.state().bytes - 4)
    expect(await taken(begin())).toEqual(['1 /de/fees a'])
    expect(readdirSync(folder).filter((one) => one.endsWith('.out'))).toEqual([])
    appendFileSync(join(folder, '000000000000001-x.out'), 'no segment')
    expect(await taken(begin())).toEqual([])
  })
})

describe('a full disk', () => {
  it('leaves pages in memory, says so, and takes them when it has room, in order', async () => {
    const outbox = begin()
    outbox.note(fees, page('a'), 'x')
    isFull = true
    outbox.note(fees, page('b'), 'x')
    expect(outbox.state()).toMatchObject({
      waiting: 2,
      unsaved: 1,
      problem: expect.stringContaining('ENOSPC'),
    })
    expect(console.error).toHaveBeenCalledTimes(1)
    isFull = false
    outbox.note(fees, page('c'), 'x')
    outbox.probe()
    expect(outbox.state()).toMatchObject({ unsaved: 0, problem: null })
    expect(await taken(outbox)).toEqual(['1 /de/fees a', '2 /de/fees b', '3 /de/fees c'])
  })

  it('keeps nothing from the lake', async () => {
    const outbox = begin()
    isFull = true
    outbox.note(fees, page('a'), 'x')
    expect(await taken(outbox)).toEqual(['1 /de/fees a'])
    expect(outbox.state()).toMatchObject({ waiting: 0, unsaved: 0, gaps: 0 })
    isFull = false
    expect(await taken(begin())).toEqual([])
  })

  it('is a gap for the next process, where this one ends with pages in memory alone', async () => {
    isFull = true
    begin().note(fees, page('a'), 'x')
    isFull = false
    const next = begin()
    next.note(fees, page('a'), 'x')
    expect(await taken(next)).toEqual(['1 gap', '2 /de/fees a'])
    const after = begin()
    after.note(fees, page('b'), 'x')
    expect(await taken(after)).toEqual(['1 /de/fees b'])
  })

  it('is a gap, where the memory is full too, and all pages are handed over again', async () => {
    const outbox = begin()
    isFull = true
    outbox.note(fees, page('a'.repeat(900)), 'x')
    outbox.note(fees, page('b'.repeat(900)), 'x')
    expect(outbox.state()).toMatchObject({ unsaved: 1, problem: expect.stringContaining('memory') })
    isFull = false
    outbox.probe()
    expect(gaps).toBe(1)
    outbox.note(fees, page('b'.repeat(900)), 'x')
    const all = await taken(outbox)
    expect(all.map((one) => one.slice(0, 12))).toEqual(['1 /de/fees a', '2 gap', '3 /de/fees b'])
    expect(outbox.state()).toMatchObject({ gaps: 1, problem: null })
  })

  it('is no other than an outbox that has reached its bound', () => {
    const outbox = begin({ maxBytes: 1_000 })
    outbox.note(fees, page('a'), 'x')
    outbox.note(fees, page('b'), 'x')
    expect(outbox.state()).toMatchObject({ unsaved: 1, problem: expect.stringContaining('has reached its') })
  })
})
