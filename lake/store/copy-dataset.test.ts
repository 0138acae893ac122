import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { copyDataset } from './copy-dataset.ts'

let folder: string
let lake: Lake
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-copy-'))
  lake = openLakeIn(folder)
})
afterEach(() => {
  if (lake.db.isOpen) lake.db.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each([true, false])(
  'a copy that is cut short at any piece is a shorter record, not a damaged one (history: %s)',
  async (withHistory) => {
    const source = lake.datasets.create('source')
    for (let n = 0; n < 350; n += 1) {
      await mutate(lake, source, system, [
        { createOrReplace: { _id: `d${n % 40}`, _type: 'note', n } },
        { createOrReplace: { _id: `e${n}`, _type: 'note', n } },
      ])
      if (n % 7 === 0) await mutate(lake, source, system, [{ delete: { id: `d${n % 40}` } }])
    }
    let pieces = 0
    const copying = copyDataset(lake.db, source, {
      name: 'target',
      withHistory,
      author: 'someone',
      transactionId: 'copy-1',
      change: (document) => document,
      progress: () => {
        pieces += 1
        expect(verifyChain(lake.db).faults).toEqual([])
        if (pieces === 1) expect(lake.datasets.get('target')).toBeUndefined()
      },
    })
    // What is written meanwhile is not in the copy.
    await mutate(lake, source, system, [{ create: { _id: 'later', _type: 'note' } }])
    await copying
    expect(pieces).toBeGreaterThan(withHistory ? 3 : 0)
    const target = lake.datasets.take('target')
    const plain = (dataset: typeof source) =>
      dataset.documents.all.items
        .filter(({ _id }) => _id !== 'later')
        .map((document) => ({ ...document, _rev: '' }))
    expect(plain(target)).toEqual(plain(source))
    expect(verifyChain(lake.db).faults).toEqual([])
    await mutate(lake, target, system, [{ create: { _id: 'own', _type: 'note' } }])
    expect(verifyChain(lake.db).faults).toEqual([])
  },
)
