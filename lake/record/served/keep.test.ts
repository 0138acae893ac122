import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lake } from '#lake/lake.ts'
import { canonical, genesisHash, sha256 } from '#lake/log/entry.ts'
import { servedChain } from '#lake/log/served-entries.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { minute, servedBatch, servedGap, servedPage } from '#tests/support/served/hand-over.ts'
import { packedAt } from './content.ts'
import { verifyServed } from './faults.ts'
import { ServedPages } from './find.ts'
import { keepServed } from './keep.ts'

let lake: Lake
let folder: string
let dataset: Dataset

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-served-'))
  lake = openLakeIn(folder)
  dataset = lake.datasets.create('production')
})
afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const keep = (items: Parameters<typeof servedBatch>[0], more: Parameters<typeof servedBatch>[1] = {}) =>
  keepServed(lake.db, dataset.id, servedBatch(items, more))
const pages = () => new ServedPages(lake.db, dataset.id)
const textAt = (at: number): string => {
  const found = pages().at('/de/fees', minute(at))
  if (found.kind !== 'version') return found.kind
  return pages().content(found.version.page)?.body.toString().slice(-4) ?? 'damaged'
}
const length = () => servedChain(lake.db).length(dataset.id)

/** Does what no program of the house can: past the triggers. */
const tamper = (sql: string) => {
  for (const name of ['served_no_update', 'served_no_delete']) lake.db.exec(`DROP TRIGGER ${name}`)
  lake.db.exec(`PRAGMA foreign_keys = OFF; ${sql}`)
}

/** Four signs, the same for a thousand versions apart. */
const words = (at: number) => `v${String(at).padStart(3, '0').slice(-3)}`

describe('what is handed over', () => {
  it('is kept in a chain of its own, and moves no sequence of the dataset', () => {
    const before = [dataset.tip.sequence, dataset.publishedSequence]
    keep([servedPage(1, 0, 'v--1'), servedPage(2, 5, 'v--2')])
    const { entryBytes } = servedChain(lake.db)
    const entries = [0, 1].map((at) => entryBytes(dataset.id, at).toString())
    const [first = '', second = ''] = entries
    expect(JSON.parse(first)).toMatchObject({
      seq: 1,
      prevHash: genesisHash,
      kind: 'page',
      address: '/de/fees',
    })
    expect(JSON.parse(second).prevHash).toBe(sha256(first))
    expect(entries.map((text) => canonical(JSON.parse(text)))).toEqual(entries)
    expect([dataset.tip.sequence, dataset.publishedSequence]).toEqual(before)
    expect(() => entryBytes(dataset.id, 2)).toThrow(RangeError)
  })

  it('is kept once, however often it comes', () => {
    const batch = servedBatch([servedPage(1, 0, 'v--1'), servedPage(2, 1, 'v--2'), servedPage(3, 2, 'v--1')])
    for (let at = 0; at < 3; at += 1)
      expect(keepServed(lake.db, dataset.id, batch)).toEqual({ reached: 3, isGapped: false })
    expect(length()).toBe(3)
    expect([textAt(0), textAt(1), textAt(2)]).toEqual(['v--1', 'v--2', 'v--1'])
  })

  it('is no new version with the same bytes, also from the next process; with another status it is', () => {
    keep([servedPage(1, 0, 'v--1'), servedPage(2, 1, 'v--1')])
    keep([servedPage(1, 9, 'v--1')], { build: 'build-2' })
    expect(length()).toBe(1)
    keep([servedPage(1, 10, 'v--1', { status: 404 })])
    expect(length()).toBe(2)
  })

  it('has numbers without one missing, or the record says since when it does not know', () => {
    const run = randomUUID()
    keep([servedPage(1, 0, 'v--1')], { run })
    expect(keep([servedPage(5, 20, 'v--5')], { run })).toEqual({ reached: 5, isGapped: true })
    expect([textAt(0), textAt(10), textAt(20)]).toEqual(['v--1', 'unknown', 'v--5'])
  })

  it('may be a gap: what was known before it is served again', () => {
    keep([servedPage(1, 0, 'v--1'), servedGap(2, 10, 20)])
    expect([5, 10, 15, 25].map(textAt)).toEqual(['v--1', 'v--1', 'unknown', 'unknown'])
    keep([servedPage(1, 30, 'v--1')])
    expect([5, 25, 30].map(textAt)).toEqual(['v--1', 'unknown', 'v--1'])
    expect(
      pages()
        .versions('/de/fees')
        .map(({ from, until }) => [from, until]),
    ).toEqual([
      [minute(0), minute(10)],
      [minute(30), undefined],
    ])
  })

  it('comes of several instances: what began last counts, the same bytes are one version', () => {
    const instance = randomUUID()
    keep([servedPage(1, 0, 'v--1'), servedPage(2, 10, 'v--2')])
    keep([servedPage(1, 3, 'v--1'), servedPage(2, 12, 'v--2')], { instance })
    expect(length()).toBe(4)
    expect([2, 5, 11, 13].map(textAt)).toEqual(['v--1', 'v--1', 'v--2', 'v--2'])
    const found = pages().at('/de/fees', minute(5))
    expect(found).toMatchObject({ version: { from: minute(0), until: minute(10) } })
    expect(pages().versions('/de/fees')).toHaveLength(2)
    keep([servedGap(1, 20, 25)], { instance })
    expect([19, 22, 26].map(textAt)).toEqual(['v--2', 'unknown', 'unknown'])
    keep([servedPage(1, 30, 'v--3'), servedGap(2, 40, 45)])
    keep([servedPage(1, 31, 'v--3')], { instance })
    expect([39, 42, 46].map(textAt)).toEqual(['v--3', 'unknown', 'v--3'])
    expect(verifyServed(lake.db).faults).toEqual([])
  })
})

describe('an instant', () => {
  it.each([
    ['before the first', -1, 'before'],
    ['of the first', 0, 'v--1'],
    ['between two', 4, 'v--1'],
    ['of the second', 5, 'v--2'],
    ['after the last', 50, 'v--2'],
  ])('%s', (_, at, text) => {
    keep([servedPage(1, 0, 'v--1'), servedPage(2, 5, 'v--2')])
    expect(textAt(at)).toBe(text)
  })

  it('of a page that never was', () => {
    keep([servedPage(1, 0, 'v--1')])
    expect(pages().at('/fees', minute(0))).toEqual({ kind: 'never' })
  })
})

describe('how it is kept', () => {
  it('takes few bytes, and three steps at most to read', () => {
    const count = 1_100
    keep(Array.from({ length: count }, (_, at) => servedPage(at + 1, at, words(at))))
    const sizes = Array.from({ length: count }, (_, at) => packedAt(lake.db, dataset.id, at + 1))
    expect(sizes.filter(({ base }) => base === null)).toHaveLength(2)
    expect(Math.max(...sizes.map(({ base, packed }) => (base === null ? 0 : packed.length)))).toBeLessThan(80)
    for (let seq = 1; seq <= count; seq += 1) {
      let steps = 0
      for (let at = packedAt(lake.db, dataset.id, seq).base; at !== null; steps += 1)
        at = packedAt(lake.db, dataset.id, at).base
      expect(steps).toBeLessThanOrEqual(3)
    }
    for (const at of [0, 1, 511, 1_023, 1_024, 1_099]) expect(textAt(at)).toBe(words(at))
    expect(verifyServed(lake.db)).toEqual({ entries: count, expired: 0, faults: [] })
  })

  it.each(['UPDATE served SET status = 404', 'DELETE FROM served'])('refuses %s', (sql) => {
    keep([servedPage(1, 0, 'v--1')])
    expect(() => lake.db.exec(sql)).toThrow('append-only')
  })

  it.each([
    [
      'UPDATE served SET served_from = served_from - 1 WHERE seq = 2',
      'production served 3: it does not follow',
    ],
    ['UPDATE served SET received = received + 1 WHERE seq = 1', 'production served 2: it does not follow'],
    [
      "UPDATE served_text SET text = '/en' WHERE text = '/de/fees'",
      'production served 2: it does not follow',
    ],
    ['DELETE FROM served WHERE seq = 2', 'production served 3: the entry before it is missing'],
    ["UPDATE served SET sha256 = x'00' WHERE seq = 3", 'production served 3: the page was changed'],
    ["UPDATE served SET packed = x'00' WHERE seq = 2", 'production served 2: the page cannot be unpacked'],
    ['UPDATE served SET base_seq = NULL WHERE seq = 3', 'production served 3: the page'],
    ['UPDATE served_tip SET seq = 2', 'production served 2: it is told to be the newest'],
  ])('is found out after %s', (sql, fault) => {
    keep([servedPage(1, 0, 'v--1'), servedPage(2, 1, 'v--2'), servedPage(3, 2, 'v--3')])
    tamper(sql)
    const { faults } = verifyServed(lake.db)
    expect(faults.join('\n')).toContain(fault)
  })

  it('finds any byte of a kept page that is not what it was', () => {
    keep([servedPage(1, 0, 'v--1'), servedPage(2, 1, 'v--2')])
    tamper('')
    const { packed } = packedAt(lake.db, dataset.id, 2)
    const put = lake.db.prepare('UPDATE served SET packed = ? WHERE seq = 2')
    const missed = Array.from(packed).flatMap((byte, at) => {
      const flipped = Uint8Array.from(packed)
      flipped[at] = byte ^ 1
      put.run(flipped)
      return verifyServed(lake.db).faults.length > 0 ? [] : [at]
    })
    put.run(packed)
    expect(verifyServed(lake.db).faults).toEqual([])
    expect(missed).toEqual([])
  })
})
