import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lake } from '#lake/lake.ts'
import { system } from '#lake/access/principal.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { mutate } from '#lake/write/mutate.ts'
import { verifyChain } from './verify.ts'

let lake: Lake
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-chain-'))
  lake = openLakeIn(folder)
  const dataset = lake.datasets.create('production')
  await mutate(lake, dataset, system, [{ create: { _id: 'a', _type: 'note', text: 'Grüße 🙂', n: 1e21 } }])
  await mutate(lake, dataset, system, [{ patch: { id: 'a', set: { text: 'two' } } }])
  await mutate(lake, dataset, system, [{ create: { _id: 'b', _type: 'note' } }, { delete: { id: 'a' } }])
})

afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

/** Does what no program of the house can: past the triggers. */
function tamper(sql: string) {
  for (const name of ['log_no_update', 'log_no_delete', 'payload_no_update', 'payload_no_delete']) {
    lake.db.exec(`DROP TRIGGER ${name}`)
  }
  lake.db.exec(`PRAGMA foreign_keys = OFF; ${sql}`)
}

describe('the chain', () => {
  it('verifies as it was written', () => {
    expect(verifyChain(lake.db)).toEqual({ ok: true, entries: 3, forgotten: [], faults: [] })
  })

  it.each([
    "UPDATE log SET author = 'someone'",
    'DELETE FROM log',
    "UPDATE payload SET body = '{}'",
    'DELETE FROM payload',
  ])('refuses %s', (sql) => {
    expect(() => lake.db.exec(sql)).toThrow('append-only')
  })

  it.each([
    ["UPDATE log SET author = 'someone' WHERE seq = 1", 'production 2: it does not follow'],
    ['DELETE FROM log WHERE seq = 2', 'production 3: the entry before it is missing'],
    [
      "UPDATE payload SET body = replace(body, 'two', 'six') WHERE seq = 2",
      'production 2: its payload was changed',
    ],
    ['DELETE FROM payload WHERE seq = 1', 'production 1: its payload is missing'],
    ["UPDATE document SET body = replace(body, 'note', 'page')", 'document b: it is not what the log holds'],
    ['DELETE FROM document', 'document b: it is in the log only'],
  ])('tells of %s', (sql, fault) => {
    tamper(sql)
    const { ok, faults } = verifyChain(lake.db)
    expect(ok).toBe(false)
    expect(faults.join('\n')).toContain(fault)
  })

  it('stands on a database whose every commit is on disk', () => {
    expect(lake.db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(lake.db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })
})
