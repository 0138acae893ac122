import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '#lake/store/database.ts'
import { accessSchema } from '#lake/store/schema/schema-access.ts'
import { listTokens } from './tokens.ts'
import { listUsers } from './users.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'halyard-old-roles-'))
afterEach(() => rmSync(dataDir, { recursive: true }))

/** A data folder as the lake wrote it when each language had a role by its name. */
const writeOld = () => {
  const old = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  old.exec('CREATE TABLE migration (part TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT')
  for (const sql of accessSchema.slice(0, 2)) old.exec(sql)
  old.exec("INSERT INTO migration (part, version) VALUES ('access', 2)")
  const roles = ['administrator', 'translator-de', 'translator-pl', 'translator-xx']
  for (const role of roles) {
    old
      .prepare(
        "INSERT INTO user (id, name, display_name, role, password_hash, created_at) VALUES (?, ?, ?, ?, 'hash', '2026-01-01')",
      )
      .run(`u-${role}`, `name-${role}`, role, role)
    old
      .prepare(
        "INSERT INTO api_token (id, name, role, token_hash, created_at, expires_at) VALUES (?, ?, ?, ?, '2026-01-01', '2999-01-01')",
      )
      .run(`t-${role}`, role, role, `hash of ${role}`)
  }
  old.close()
}

it('gives translators of an earlier lake their language', () => {
  writeOld()
  const standings = [
    ['administrator', undefined],
    ['translator', 'de'],
    ['translator', 'pl'],
    // Of a language that the site no longer has.
    ['translator', 'xx'],
  ]
  // The second time there is nothing left to do.
  for (let start = 0; start < 2; start += 1) {
    const db = openDatabase(dataDir)
    expect(listUsers(db).map(({ role, language }) => [role, language])).toEqual(standings)
    const tokens = listTokens(db).toSorted((a, b) => a.name.localeCompare(b.name))
    expect(tokens.map(({ role, language }) => [role, language])).toEqual(standings)
    db.close()
  }
})
