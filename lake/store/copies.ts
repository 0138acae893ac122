import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const row = z.object({
  id: z.string(),
  sourceDataset: z.string(),
  targetDataset: z.string(),
  withHistory: z.number().transform((value) => value === 1),
  state: z.enum(['pending', 'completed', 'failed']),
  error: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** A copy of a dataset that was asked for. */
export type CopyJob = z.infer<typeof row>

const columns =
  'id, source AS sourceDataset, target AS targetDataset, with_history AS withHistory, state, error, created_at AS createdAt, updated_at AS updatedAt'

export const addCopy = (
  db: DatabaseSync,
  {
    id,
    source,
    target,
    withHistory,
    author,
  }: { id: string; source: string; target: string; withHistory: boolean; author: string },
): void => {
  const now = new Date().toISOString()
  db.prepare(
    `INSERT INTO dataset_copy (id, source, target, with_history, state, author, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)`,
  ).run(id, source, target, Number(withHistory), author, now, now)
}

/** Notes that a copy is complete, or why it is not. */
export const endCopy = (db: DatabaseSync, id: string, error?: string): void => {
  db.prepare('UPDATE dataset_copy SET state = ?, error = ?, updated_at = ? WHERE id = ?').run(
    error === undefined ? 'completed' : 'failed',
    error ?? null,
    new Date().toISOString(),
    id,
  )
}

/** A copy that the end of the lake cut short stays out of use; it is made again from the beginning. */
export const endInterrupted = (db: DatabaseSync): void => {
  db.prepare(
    "UPDATE dataset_copy SET state = 'failed', error = ?, updated_at = ? WHERE state = 'pending'",
  ).run('The lake was stopped meanwhile. Copy again.', new Date().toISOString())
}

/** Copies that were asked for, newest first. */
export const listCopies = (
  db: DatabaseSync,
  { limit, offset }: { limit: number; offset: number },
): CopyJob[] =>
  z
    .array(row)
    .parse(
      db
        .prepare(`SELECT ${columns} FROM dataset_copy ORDER BY created_at DESC, id LIMIT ? OFFSET ?`)
        .all(limit, offset),
    )

export const copyById = (db: DatabaseSync, id: string): CopyJob | undefined => {
  const found = db.prepare(`SELECT ${columns} FROM dataset_copy WHERE id = ?`).get(id)
  return found === undefined ? undefined : row.parse(found)
}
