import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AssetUses } from './asset-uses.ts'
import { openDatabase } from '#lake/store/database.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-uses-'))
})

afterEach(() => rm(folder, { recursive: true }))

const file = (id: string) => ({ _type: 'file', asset: { _type: 'reference', _ref: `file-${id}-pdf` } })

it('is read from the log of a lake that was made before there was the index', () => {
  openDatabase(folder).close()
  const earlier = new DatabaseSync(join(folder, 'lake.sqlite'))
  earlier.exec("DROP TABLE asset_use; UPDATE migration SET version = 1 WHERE part = 'assets'")
  earlier.exec("INSERT INTO dataset (id, name, created_at) VALUES (1, 'production', '')")
  const states: Record<string, unknown>[] = [
    { 'legal-a': { file: [{ value: file('1') }] }, 'drafts.legal-a': { file: file('2') } },
    { 'legal-a': { file: [{ value: file('3') }] }, 'legal-b': { deep: { er: [file('1')] } } },
    { 'legal-a': null, 'versions.r.legal-a': { file: file('4') } },
  ]
  for (const [index, documents] of states.entries()) {
    const body = JSON.stringify({ causes: [], documents })
    const time = `2026-11-2${index}T00:00:00.000Z`
    earlier.prepare("INSERT INTO log VALUES (1, ?, '', ?, ?, '', '')").run(index + 1, `t${index}`, time)
    earlier.prepare('INSERT INTO payload VALUES (1, ?, ?)').run(index + 1, body)
  }
  earlier.close()

  const db = openDatabase(folder)
  const uses = new AssetUses(db)
  const of = (id: string) => uses.of(1, `file-${id}-pdf`)
  expect(of('1')).toEqual([
    { documentId: 'legal-a', lastPublishedAt: '2026-11-20T00:00:00.000Z' },
    { documentId: 'legal-b', lastPublishedAt: '2026-11-21T00:00:00.000Z' },
  ])
  expect(of('3').map(({ documentId }) => documentId)).toEqual(['legal-a'])
  expect([...of('2'), ...of('4')]).toEqual([])
  db.close()
})
