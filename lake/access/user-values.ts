import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '#lake/store/database.ts'

/** One setting the Studio keeps for a user, such as an open pane. */
export const userValue = z.object({ key: z.string().min(1).max(200), value: z.json() })
export type UserValue = z.infer<typeof userValue>

const valueRow = z.object({ value: z.string() })

/** The values under these keys, in that order; `null` where there is none. */
export const readUserValues = (db: DatabaseSync, userId: string, keys: readonly string[]): UserValue[] => {
  const select = db.prepare('SELECT value FROM user_value WHERE user_id = ? AND key = ?')
  return keys.map((key) => {
    const row = select.get(userId, key)
    return { key, value: row === undefined ? null : z.json().parse(JSON.parse(valueRow.parse(row).value)) }
  })
}

export const writeUserValues = (db: DatabaseSync, userId: string, values: readonly UserValue[]): void =>
  inTransaction(db, () => {
    const upsert = db.prepare(
      'INSERT INTO user_value (user_id, key, value) VALUES (?, ?, ?) ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value',
    )
    for (const { key, value } of values) upsert.run(userId, key, JSON.stringify(value))
  })
