import { sign } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { canonical } from '#lake/log/entry.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { startCheckpoints } from './daily.ts'
import { publicText, signingKey } from './signing-key.ts'

let folder: string
let lake: Lake

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-earlier-'))
  lake = openLakeIn(folder)
  for (let n = 0; n < 300; n += 1)
    await mutate(lake, lake.datasets.create('production'), system, [
      { create: { _id: `n${n}`, _type: 'note' } },
    ])
})
afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const stored = () => join(lake.settings.dataDir, 'checkpoints')

/** Stores what an earlier version signed each day. */
async function signEarlier(change: { hash?: string } = {}): Promise<void> {
  const { id, name, tip } = lake.datasets.create('production')
  const key = signingKey(lake.settings.dataDir)
  const text = {
    version: 1,
    time: '2026-11-27T10:00:00.000Z',
    datasets: [{ id, name, sequence: tip.sequence, hash: change.hash ?? tip.hash }],
    publicKey: publicText(key),
  }
  const signature = sign(null, Buffer.from(canonical(text)), key).toString('base64')
  await mkdir(stored(), { recursive: true })
  await writeFile(join(stored(), '2026-11-27.json'), JSON.stringify({ ...text, signature }))
}

/** Opens the lake again, as it was before there were trees. */
function reopen(): void {
  lake.db.exec("DROP TABLE tree_tile; DROP TABLE tree_base; DELETE FROM migration WHERE part = 'tree'")
  lake.db.close()
  lake = openLakeIn(folder)
}

it('a log that fits them is signed as a tree, and they are put aside', async () => {
  await signEarlier()
  reopen()
  expect(lake.record.misfits).toEqual([])
  expect(lake.db.prepare('SELECT count(*) AS n FROM tree_tile').get()).toEqual({ n: 0 })
  await startCheckpoints(lake).stop()
  expect(lake.db.prepare('SELECT count(*) AS n FROM tree_tile WHERE level = 0').get()).toEqual({ n: 1 })
  expect(await readdir(join(stored(), 'earlier'))).toEqual(['2026-11-27.json'])
  expect(await readdir(stored())).toEqual([expect.stringMatching(/\.production\.checkpoint$/), 'earlier'])
})

it('one that does not is read and not written, as ever, and they stay', async () => {
  await signEarlier({ hash: 'f'.repeat(64) })
  reopen()
  expect(lake.record.misfits).toEqual([
    'checkpoints/2026-11-27.json: it attests the entry production 300, which is another',
  ])
  await startCheckpoints(lake).stop()
  expect(await readdir(stored())).toEqual(['2026-11-27.json'])
})

it('that were changed, or signed by another key, are told', async () => {
  await signEarlier()
  await writeFile(join(stored(), '2026-11-28.json'), '{"version":1}')
  await rm(join(lake.settings.dataDir, 'checkpoint-key.pem'))
  reopen()
  expect(lake.record.misfits.toSorted()).toEqual([
    'checkpoints/2026-11-27.json: it is not signed by the key of this lake',
    'checkpoints/2026-11-28.json: it cannot be read',
  ])
})
