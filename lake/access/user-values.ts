import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { tooLarge } from '#lake/http/errors.ts'
import { inTransaction } from '#lake/store/database.ts'

/** Maximum total size of a user's settings, in characters. */
const maxTotalLength = 256 * 1024

/** One setting the Studio stores for a user, such as an open pane. */
export const userValue = z.object({ key: z.string().min(1).max(200), value: z.json() })
export type UserValue = z.infer<typeof userValue>

const sizeRow = z.object({ size: z.number() })
const valueRow = z.object({ value: z.string() })

/** The values of these keys, in order; `null` where there is none. */
export const readUserValues = (db: DatabaseSync, userId: string, keys: readonly string[]): UserValue[] => {
  const select = db.prepare('SELECT value FROM user_value WHERE user_id = ? AND key = ?')
  return keys.map((key) => {
    const row = select.get(userId, key)
    return { key, value: row === undefined ? null : z.json().parse(JSON.parse(valueRow.parse(row).value)) }
  })
}

/**
 * Stores settings of a user, all or none.
 * @throws {HttpError} 413 when the user's settings become too large
 */
export const writeUserValues = (db: DatabaseSync, userId: string, values: readonly UserValue[]): void =>
  inTransaction(db, () => {
    const upsert = db.prepare(
      'INSERT INTO user_value (user_id, key, value) VALUES (?, ?, ?) ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value',
    )
    for (const { key, value } of values) upsert.run(userId, key, JSON.stringify(value))
    const total = db.prepare(
      'SELECT coalesce(sum(length(key) + length(value)), 0) AS size FROM user_value WHERE user_id = ?',
    )
    const { size } = sizeRow.parse(total.get(userId))
    if (size > maxTotalLength) throw tooLarge(maxTotalLength)
  })
