import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Lake } from '#lake/lake.ts'
import { system } from '#lake/access/principal.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { canonical, sha256 } from '#lake/log/entry.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { AssetUses } from '#lake/store/indexes/asset-uses.ts'
import { mutate } from '#lake/write/mutate.ts'
import { forget } from './forget.ts'

let folder: string
let lake: Lake

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-forget-'))
  lake = openLakeIn(folder)
  const dataset = lake.datasets.create('production')
  await mutate(lake, dataset, system, [{ create: { _id: 'a', _type: 'note', text: 'a person' } }])
  await mutate(lake, dataset, system, [{ create: { _id: 'b', _type: 'note', text: 'beside' } }])
  await mutate(lake, dataset, system, [{ delete: { id: 'a' } }])
})

afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const request = { dataset: 'production', documentId: 'a', revisions: [], reason: 'erasure', author: 'cli:x' }
const bodyAt = (sequence: number) =>
  z
    .object({ body: z.string() })
    .parse(lake.db.prepare('SELECT body FROM payload WHERE dataset_id = 1 AND seq = ?').get(sequence)).body

describe('forgetting', () => {
  it('blanks every revision of a document that is gone, and the chain says why', () => {
    expect(forget(lake.db, request)).toBe(1)
    expect(bodyAt(1)).not.toContain('a person')
    expect(verifyChain(lake.db)).toEqual({
      ok: true,
      entries: 4,
      forgotten: [{ where: 'production 4', count: 1, reason: 'erasure' }],
      faults: [],
    })
    expect(forget(lake.db, request)).toBe(0)
  })

  it('opens no way to put other words in the place of what is forgotten', () => {
    forget(lake.db, request)
    expect(() => lake.db.exec("UPDATE payload SET body = '{}' WHERE seq = 1")).toThrow('append-only')
    // Somebody who rewrites the newest entry with all its hashes makes a chain without a gap.
    for (const name of ['log_no_update', 'payload_no_update']) lake.db.exec(`DROP TRIGGER ${name}`)
    const other = bodyAt(1).replace('"_forgotten":true', '"text":"another person"')
    const claim = canonical({
      ...z.looseObject({}).parse(JSON.parse(bodyAt(4))),
      forgotten: [{ documentId: 'a', payloadHash: sha256(other), sequence: 1 }],
    })
    const put = lake.db.prepare('UPDATE payload SET body = ? WHERE dataset_id = 1 AND seq = ?')
    put.run(other, 1)
    put.run(claim, 4)
    lake.db.prepare('UPDATE log SET payload_hash = ? WHERE seq = 4').run(sha256(claim))
    expect(verifyChain(lake.db).faults).toEqual([
      'production 1: something else stands where it was forgotten',
    ])
  })

  it('lets go of a file that only the forgotten revisions had', async () => {
    const dataset = lake.datasets.create('production')
    const file = 'file-0123456789012345678901234567890123456789-pdf'
    const upload = { _id: file, _type: 'sanity.fileAsset', originalFilename: 'person.pdf' }
    const note = { _id: 'c', _type: 'note' }
    const withFile = { ...note, file: { _type: 'reference', _ref: file } }
    await lake.writer.submit({
      dataset,
      principal: system,
      transactionId: undefined,
      dryRun: false,
      kind: 'mutationError',
      plan: (workspace) => workspace.putUpload(upload),
    })
    await mutate(lake, dataset, system, [{ create: withFile }])
    await mutate(lake, dataset, system, [{ createOrReplace: note }])
    const remove = () => mutate(lake, dataset, system, [{ delete: { id: file } }])
    await expect(remove()).rejects.toThrow('“person.pdf” cannot be deleted: it was published in c, last on')
    expect(forget(lake.db, { ...request, documentId: 'c' })).toBe(1)
    expect(new AssetUses(lake.db).of(dataset.id, file)).toEqual([])
  })
})
