import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { recordAct } from '#lake/log/person-acts.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'
import { type Checkpoint, checkpointFaults, makeCheckpoint } from './checkpoint.ts'

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
const made = (): Checkpoint => {
  const checkpoint = makeCheckpoint(lake.db, folder, new Date('2026-11-27T10:00:00Z'))
  if (checkpoint === undefined) throw new Error('nothing was signed')
  return checkpoint
}
const cut = (sql: string) => {
  for (const name of ['log_no_delete', 'person_act_no_delete', 'person_act_no_update'])
    lake.db.exec(`DROP TRIGGER IF EXISTS ${name}`)
  lake.db.exec(`PRAGMA foreign_keys = OFF; ${sql}`)
}
const says = 'the checkpoint of 2026-11-27T10:00:00.000Z attests'

it('of an empty log there is none, whoever was let in already', () => {
  act('b')
  expect(makeCheckpoint(lake.db, folder)).toBeUndefined()
})

it('a log that went on fits it; one that was cut, or goes on otherwise, does not', async () => {
  for (const id of ['a', 'b', 'c']) await note(id)
  const checkpoint = made()
  await note('d')
  expect(checkpointFaults(lake.db, checkpoint)).toEqual([])
  cut('DELETE FROM log WHERE seq >= 3')
  expect(checkpointFaults(lake.db, checkpoint)).toEqual([
    `production 3: ${says} this entry, and it is missing: the log ends at 2`,
  ])
})

it('attests the acts on people too', async () => {
  await note('a')
  for (const subject of ['b', 'c', 'd']) act(subject)
  const checkpoint = made()
  expect(checkpointFaults(lake.db, checkpoint)).toEqual([])
  const { people: _people, ...earlier } = checkpoint
  cut("UPDATE person_act SET subject = 'x' WHERE seq = 3")
  expect(checkpointFaults(lake.db, checkpoint)).toEqual([`people 3: ${says} another act in this place`])
  cut('DELETE FROM person_act WHERE seq >= 2')
  expect(checkpointFaults(lake.db, checkpoint)).toEqual([
    `people 3: ${says} this act, and it is missing: the acts end at 1`,
  ])
  // One that an earlier lake signed says nothing of people.
  expect(checkpointFaults(lake.db, earlier)).toEqual([])
})
