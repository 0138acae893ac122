import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { forget } from '#lake/record/forget.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { catchUp, dropActs, growActs } from './act-index.ts'
import { planFilter } from './plan-filter.ts'
import { mergedRows } from './rows.ts'
import { sourcesOf } from './sources.ts'
import { RefusedWrites } from './refused-writes.ts'

let lake: Lake
let dataset: Dataset
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-acts-'))
  lake = openLakeIn(folder)
  dataset = lake.datasets.create('other')
})
afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const write = async (...mutations: Parameters<typeof mutate>[3][]) => {
  for (const one of mutations) await mutate(lake, dataset, system, one)
}

const list = (given: Record<string, string> = {}) => {
  catchUp(lake.db, dataset.id)
  const asked = planFilter(given, Date.now(), true)
  if (typeof asked === 'string') throw new Error(asked)
  return [...mergedRows(sourcesOf(lake, dataset, asked), undefined, 10)]
}
const told = (given: Record<string, string> = {}) =>
  list(given).map(({ position, act, document }) => `${position} ${act} ${document?.id} ${document?.title}`)

const some = () =>
  write(
    [
      { create: { _id: 'a', _type: 'note', title: 'One', language: 'de' } },
      { create: { _id: 'b', _type: 'card' } },
    ],
    [{ create: { _id: 'drafts.a', _type: 'note', title: 'Two', language: 'de' } }],
    [{ patch: { id: 'drafts.a', set: { title: 'Three' } } }],
    [{ delete: { id: 'drafts.a' } }],
    [{ delete: { id: 'a' } }],
  )

describe('the index over a log', () => {
  it('holds an act for each document, newest first', async () => {
    await some()
    expect(told()).toEqual([
      '5 deleted a One',
      '4 discarded a Three',
      '3 edited a Three',
      '2 edited a Two',
      '1 published b undefined',
      '1 published a One',
    ])
    expect(list()[2]).toMatchObject({ fields: ['title'], language: 'de', person: '<system>' })
  })

  it.each([
    [{ document: 'b' }, ['1 published b undefined']],
    [{ type: 'note', act: 'published,deleted' }, ['5 deleted a One', '1 published a One']],
    [{ person: '<system>', language: 'de', act: 'edited' }, ['3 edited a Three', '2 edited a Two']],
    [{ person: 'nobody' }, []],
    [{ kind: 'refused' }, []],
    [{ until: '2020-01-01T00:00:00Z' }, []],
  ])('answers %j', async (given, expected) => {
    await some()
    expect(told(given)).toEqual(expected)
  })

  it('is the same built anew from a log, in pieces, with what is written meanwhile', async () => {
    await some()
    for (let at = 0; at < 150; at += 1)
      await write([{ createOrReplace: { _id: 'c', _type: 'note', title: `${at}` } }])
    const before = list()
    dropActs(lake.db)
    const growing = growActs(lake.db, [dataset.id])
    catchUp(lake.db, dataset.id)
    await growing
    expect(list()).toEqual(before)
    expect(before).toHaveLength(156)
    expect(before[0]).toMatchObject({ position: 155, fields: ['title'] })
  })

  it('tells how much of a long log is left, and reads none of it for a question', async () => {
    for (let at = 0; at < 600; at += 1) await write([{ createOrReplace: { _id: 'c', _type: 'note', n: at } }])
    dropActs(lake.db)
    expect(catchUp(lake.db, dataset.id)).toBe(600)
    await growActs(lake.db, [dataset.id])
    expect(catchUp(lake.db, dataset.id)).toBe(0)
  })

  it('has no word of what was forgotten', async () => {
    await some()
    expect(told()).toContain('1 published a One')
    new RefusedWrites(lake.db).note({
      datasetId: dataset.id,
      person: 'p1',
      tried: 'mutation',
      document: 'a',
      type: 'note',
      sentence: 'One is no title',
    })
    forget(lake.db, { dataset: 'other', documentId: 'a', revisions: [], reason: 'erasure', author: 'cli:x' })
    expect(told()).toContain('1 published a undefined')
    expect(told()[0]).toBe('6 record.forgotten a undefined')
    expect(JSON.stringify(list())).not.toContain('One')
    const texts = lake.db.prepare("SELECT text FROM act_text WHERE text LIKE '%One%'").all()
    expect(texts).toEqual([])
  })

  it('is read on behind a time, with or without the rows of that very time', async () => {
    await some()
    const rows = list()
    const asked = planFilter({ kind: 'log' }, Date.now(), true)
    const [source] = typeof asked === 'string' ? [] : sourcesOf(lake, dataset, asked)
    const time = rows[2]?.time ?? ''
    for (const isIncluded of [true, false]) {
      const expected = rows.filter((one) => (isIncluded ? one.time <= time : one.time < time))
      expect(source?.read({ kind: 'time', time, isIncluded }, 10)).toEqual(expected)
    }
  })

  it('says which entry cannot be read, and goes on', async () => {
    await some()
    lake.db.exec('DROP TRIGGER payload_no_update')
    lake.db.prepare("UPDATE payload SET body = '{' WHERE dataset_id = ? AND seq = 3").run(dataset.id)
    expect(list()[2]).toMatchObject({ act: 'record.unreadable', position: 3, document: undefined })
    expect(list()).toHaveLength(6)
  })
})

it('notes the same refusal once a minute, and keeps the newest', () => {
  const writes = new RefusedWrites(lake.db)
  const one = {
    datasetId: dataset.id,
    person: 'p1',
    tried: 'document.publish',
    document: 'a',
    type: 'note',
    sentence: 'The role Viewer may not publish "note" documents.',
  }
  const at = Date.parse('2026-03-03T10:00:00Z')
  for (const seconds of [0, 30, 59, 61]) writes.note(one, new Date(at + seconds * 1_000))
  writes.note({ ...one, person: 'p2' }, new Date(at))
  expect(list({ kind: 'refused', person: 'p1' }).map(({ time }) => time)).toEqual([
    '2026-03-03T10:01:01.000Z',
    '2026-03-03T10:00:00.000Z',
  ])
  expect(list({ document: 'a' })).toHaveLength(3)
})
