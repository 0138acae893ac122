import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { system } from '#lake/access/principal.ts'
import type { Lake } from '#lake/lake.ts'
import { actFaults, recordAct } from '#lake/log/person-acts.ts'
import { verifyChain } from '#lake/log/verify.ts'
import { startCheckpoints } from '#lake/record/daily.ts'
import { storedFaults } from '#lake/record/misfits.ts'
import { checkpointFiles, checkpointFolder, readStored } from '#lake/record/stored-checkpoints.ts'
import { mutate } from '#lake/write/mutate.ts'
import { openLakeIn } from '#tests/support/lake/open-lake-in.ts'

let folder: string
let lake: Lake

const faults = (): string[] => {
  const { db, settings } = lake
  return [
    ...storedFaults(db, settings.dataDir, readStored(settings.dataDir)),
    ...verifyChain(db).faults,
    ...actFaults(db),
  ]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-flips-'))
  lake = openLakeIn(folder)
  const dataset = lake.datasets.create('production')
  for (let n = 0; n < 270; n += 1)
    await mutate(lake, dataset, system, [{ createOrReplace: { _id: `n${n % 40}`, _type: 'note', n } }])
  for (const subject of ['a', 'b', 'c']) recordAct(lake.db, { author: 'x', act: 'user.add', subject })
  await startCheckpoints(lake).stop()
  const triggers = lake.db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all()
  for (const { name } of z.array(z.object({ name: z.string() })).parse(triggers))
    lake.db.exec(`DROP TRIGGER ${name}`)
})
afterAll(async () => {
  lake.db.close()
  await rm(folder, { recursive: true })
})

let seed = 5
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const flipped = (bytes: Uint8Array) => {
  const changed = Buffer.from(bytes)
  const at = random(changed.length)
  changed[at] = (changed[at] ?? 0) ^ (1 << random(8))
  return { changed, at }
}

/** Every cell of the record that holds bytes. */
const cells = {
  log: ['prev_hash', 'tx_id', 'time', 'author', 'payload_hash'],
  payload: ['body'],
  person_act: ['prev_hash', 'time', 'author', 'act', 'subject'],
  tree_tile: ['chain', 'hashes'],
} as const

/** Changes a bit of a cell; the transaction is rolled back by the caller. */
function flipCell(table: keyof typeof cells): string {
  const { db } = lake
  const columns = cells[table]
  const column = columns[random(columns.length)] ?? columns[0]
  const rows = z
    .array(z.object({ row: z.int(), value: z.instanceof(Uint8Array) }))
    .parse(
      db
        .prepare(
          table === 'log'
            ? `SELECT seq AS row, CAST(${column} AS BLOB) AS value FROM log`
            : `SELECT rowid AS row, CAST(${column} AS BLOB) AS value FROM ${table}`,
        )
        .all(),
    )
  const chosen = rows[random(rows.length)]
  if (chosen === undefined) throw new Error(`${table} is empty`)
  const { changed, at } = flipped(chosen.value)
  const value = column === 'hashes' ? '?' : 'CAST(? AS TEXT)'
  const key = table === 'log' ? 'seq' : 'rowid'
  db.prepare(`UPDATE ${table} SET ${column} = ${value} WHERE ${key} = ?`).run(changed, chosen.row)
  return `${table} ${chosen.row} ${column} byte ${at}`
}

async function flipFile(): Promise<{ told: string; back: () => Promise<void> }> {
  const { dataDir } = lake.settings
  const names = checkpointFiles(dataDir)
  const name = names[random(names.length)] ?? ''
  const file = join(checkpointFolder(dataDir), name)
  const bytes = await readFile(file)
  const { changed, at } = flipped(bytes)
  await writeFile(file, changed)
  return { told: `${name} byte ${at}`, back: () => writeFile(file, bytes) }
}

it('1,000 of 1,000 changed bits of log, payloads, acts, tiles and checkpoints are found', async () => {
  expect(faults()).toEqual([])
  expect(checkpointFiles(lake.settings.dataDir)).toHaveLength(2)
  const kinds = [
    'log',
    'payload',
    'tree_tile',
    'checkpoint',
    'log',
    'payload',
    'tree_tile',
    'person_act',
  ] as const
  const missed: string[] = []
  for (let n = 0; n < 1_000; n += 1) {
    const kind = kinds[n % kinds.length] ?? 'log'
    if (kind === 'checkpoint') {
      const { told, back } = await flipFile()
      if (faults().length === 0) missed.push(told)
      await back()
      continue
    }
    lake.db.exec('BEGIN')
    const told = flipCell(kind)
    if (faults().length === 0) missed.push(told)
    lake.db.exec('ROLLBACK')
  }
  expect(missed).toEqual([])
  expect(faults()).toEqual([])
}, 120_000)
