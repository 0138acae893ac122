import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { recordAct } from '#lake/log/person-acts.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { type Checkpoint, readCheckpoint } from './checkpoint.ts'
import { forget } from './forget.ts'
import { ownPublicKey } from './signing-key.ts'
import { tipFaults, treeFaults } from './tree/check.ts'

let folder: string
let lake: Lake

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-checkpoint-'))
  lake = openLakeIn(folder)
})
afterEach(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

const note = (_id: string) =>
  mutate(lake, lake.datasets.create('production'), system, [{ create: { _id, _type: 'note' } }])
const act = (subject: string) => recordAct(lake.db, { author: 'a', act: 'user.add', subject })
const chain = (name: string) => {
  const found = lake.trees.chains().find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}
const made = (name = 'production'): Checkpoint => {
  const signed = lake.trees.checkpoint(chain(name))
  const key = ownPublicKey(lake.settings.dataDir)
  if (signed === undefined || key === undefined) throw new Error('nothing was signed')
  return readCheckpoint(Buffer.from(signed.note), '2026-11-27', key)
}
const cut = (sql: string) => {
  for (const name of ['log_no_delete', 'log_no_update', 'person_act_no_delete', 'person_act_no_update'])
    lake.db.exec(`DROP TRIGGER IF EXISTS ${name}`)
  lake.db.exec(`PRAGMA foreign_keys = OFF; ${sql}`)
}
/** What the start and what `verify` say, which must be the same. */
const faults = (...checkpoints: Checkpoint[]) => {
  const tip = tipFaults(lake.db, checkpoints)
  expect(treeFaults(lake.db, checkpoints)).toEqual(tip)
  return tip
}
const says = 'the checkpoint of 2026-11-27 attests'

it('of an empty chain there is none', () => {
  expect(lake.trees.checkpoint(chain('production'))).toBeUndefined()
})

it('a log that went on fits it; one that was cut, or goes on otherwise, does not', async () => {
  for (const id of ['a', 'b', 'c']) await note(id)
  const checkpoint = made()
  await note('d')
  expect(faults(checkpoint)).toEqual([])
  cut("UPDATE log SET author = 'x' WHERE seq = 2")
  expect(faults(checkpoint)).toEqual([`production 3: ${says} another entry in this place, or before it`])
  cut('DELETE FROM log WHERE seq >= 3')
  expect(faults(checkpoint)).toEqual([
    `production 3: ${says} this entry, and it is missing: the log ends at 2`,
  ])
})

it('attests the acts on people too', async () => {
  for (const subject of ['b', 'c', 'd']) act(subject)
  const checkpoint = made('_people')
  expect(faults(checkpoint)).toEqual([])
  cut("UPDATE person_act SET subject = 'x' WHERE seq = 3")
  expect(faults(checkpoint)).toEqual([`_people 3: ${says} another entry in this place, or before it`])
  cut('DELETE FROM person_act WHERE seq >= 2')
  expect(faults(checkpoint)).toEqual([`_people 3: ${says} this entry, and it is missing: the log ends at 1`])
})

it('a dataset that was made anew under the name of another is another tree', async () => {
  await note('a')
  const first = made()
  lake.datasets.delete('production')
  await note('b')
  expect(made('production.2')).toMatchObject({ chain: 'production.2', size: 1 })
  expect(made('production.2').root.equals(first.root)).toBe(false)
  expect(faults(first, made('production.2'))).toEqual([])
})

it('what is forgotten leaves its leaf: the tree is as it was signed', async () => {
  const dataset = lake.datasets.create('production')
  for (const text of ['a secret', 'clean'])
    await mutate(lake, dataset, system, [{ createOrReplace: { _id: 'person', _type: 'note', text } }])
  const checkpoint = made()
  const entries = chain('production').entries(0, 2)
  const request = { documentId: 'person', revisions: [], reason: 'erasure', author: 'x' }
  expect(forget(lake.db, { ...request, dataset: 'production' })).toBe(1)
  expect(JSON.stringify(lake.db.prepare('SELECT body FROM payload').all())).not.toContain('secret')
  expect(chain('production').entries(0, 2)).toEqual(entries)
  expect(chain('production').length()).toBe(3)
  expect(faults(checkpoint)).toEqual([])
})
