import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NewerDataError, openDatabase } from './database.ts'
import { actsSchema } from './schema/schema-acts.ts'
import { accessSchema } from './schema/schema-access.ts'
import { assetsSchema } from './schema/schema-assets.ts'
import { coreSchema } from './schema/schema-core.ts'
import { mailSchema } from './schema/schema-mail.ts'
import { manageSchema } from './schema/schema-manage.ts'
import { servedSchema } from './schema/schema-served.ts'
import { treeSchema } from './schema/schema-tree.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-lake-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const groups = {
  core: coreSchema,
  access: accessSchema,
  assets: assetsSchema,
  mail: mailSchema,
  manage: manageSchema,
  served: servedSchema,
  tree: treeSchema,
  acts: actsSchema,
}
type Part = keyof typeof groups
const names: readonly Part[] = ['core', 'access', 'assets', 'mail', 'manage', 'served', 'tree', 'acts']
/** They came later, so that an earlier lake had nothing of them. */
const addedLater: readonly Part[] = ['mail', 'manage', 'served', 'tree', 'acts']
const parts = z.array(z.object({ part: z.string(), version: z.int() }))

const versions = (db: DatabaseSync) =>
  Object.fromEntries(
    parts.parse(db.prepare('SELECT * FROM migration').all()).map(({ part, version }) => [part, version]),
  )

/** The shape of every table, index and trigger. */
const shape = (db: DatabaseSync) =>
  db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()

/** A data folder as a version left it that knew only so many steps of each part, and none of a part without number. */
const writtenBy = (known: Partial<Record<Part, number>>): void => {
  const db = new DatabaseSync(join(folder, 'lake.sqlite'))
  db.exec('CREATE TABLE migration (part TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT')
  for (const part of names) {
    const steps = known[part] ?? 0
    for (const sql of groups[part].slice(0, steps)) db.exec(sql)
    if (steps > 0) db.prepare('INSERT INTO migration VALUES (?, ?)').run(part, steps)
  }
  db.close()
}

const all = {
  core: coreSchema.length,
  access: accessSchema.length,
  assets: assetsSchema.length,
  mail: mailSchema.length,
  manage: manageSchema.length,
  served: servedSchema.length,
  tree: treeSchema.length,
  acts: actsSchema.length,
}

describe('the data folder of another version', () => {
  it('of any earlier one becomes what a new one is', () => {
    const fresh = openDatabase(folder)
    const wanted = shape(fresh)
    fresh.close()
    rmSync(folder, { recursive: true })
    let tried = 0
    for (const part of names) {
      // Parts that began with a later version than the others: a folder may know nothing of them.
      for (let version = addedLater.includes(part) ? 0 : 1; version < all[part]; version += 1) {
        folder = mkdtempSync(join(tmpdir(), 'halyard-lake-'))
        writtenBy({ ...all, [part]: version })
        const db = openDatabase(folder)
        expect([part, version, versions(db)]).toEqual([part, version, all])
        expect(shape(db).map((row) => row['name'])).toEqual(wanted.map((row) => row['name']))
        db.close()
        rmSync(folder, { recursive: true })
        tried += 1
      }
    }
    const later = addedLater.reduce((sum, part) => sum + all[part], 0)
    expect(tried).toBe(all.core + all.access + all.assets - 3 + later)
  })

  it('of a later one is refused in a sentence, and left as it is', () => {
    writtenBy(all)
    const path = join(folder, 'lake.sqlite')
    const later = new DatabaseSync(path)
    later.exec(
      `UPDATE migration SET version = ${all.access + 1} WHERE part = 'access'; CREATE TABLE of_tomorrow (id)`,
    )
    const before = shape(later)
    later.close()
    expect(() => openDatabase(folder)).toThrow(NewerDataError)
    expect(() => openDatabase(folder)).toThrow(
      /is of a newer version of the lake \(access \d+, known up to \d+\)/,
    )
    const after = new DatabaseSync(path)
    expect(shape(after)).toEqual(before)
    after.close()
  })

  it('that stopped half-way is completed: a step is done whole or not at all', () => {
    writtenBy({ core: 2, access: 3, assets: 1 })
    const db = openDatabase(folder)
    expect(versions(db)).toEqual(all)
    db.close()
  })
})
