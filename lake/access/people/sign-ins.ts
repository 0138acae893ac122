import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** How an attempt to sign in ended. */
export const signInResults = ['in', 'refused', 'limited'] as const
export type SignInResult = (typeof signInResults)[number]

const attemptRow = z.object({
  id: z.number(),
  time: z.string(),
  userId: z.string().nullable(),
  address: z.string(),
  browser: z.string(),
  result: z.enum(signInResults),
})

/** An attempt to sign in; of a name nobody has, `userId` is null: what was typed may be a password. */
export type SignInAttempt = z.infer<typeof attemptRow>

/** Kept for 90 days, and no more than this many: addresses belong to people. */
const keptDays = 90
const maxKept = 20_000

/** Where a request comes from. */
export interface Whence {
  address: string
  browser: string
}

/** Notes an attempt, and drops those that are too old. */
export const noteSignIn = (
  db: DatabaseSync,
  { userId, result, address, browser }: Whence & { userId: string | null; result: SignInResult },
  now = new Date(),
): void => {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  const { lastInsertRowid } = db
    .prepare('INSERT INTO sign_in_attempt (time, user_id, address, browser, result) VALUES (?, ?, ?, ?, ?)')
    .run(now.toISOString(), userId, address, browser, result)
  db.prepare('DELETE FROM sign_in_attempt WHERE time < ? OR id <= ?').run(
    oldest,
    Number(lastInsertRowid) - maxKept,
  )
}

/** The newest attempts, newest first. */
export const listSignIns = (db: DatabaseSync, most: number): SignInAttempt[] =>
  z
    .array(attemptRow)
    .parse(
      db
        .prepare(
          'SELECT id, time, user_id AS userId, address, browser, result FROM sign_in_attempt ORDER BY id DESC LIMIT ?',
        )
        .all(most),
    )
