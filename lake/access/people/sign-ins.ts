import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** How an attempt to sign in ended. */
export const signInResults = ['in', 'refused', 'limited'] as const
export type SignInResult = (typeof signInResults)[number]

const countRow = z.object({ count: z.int() })
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

/**
 * Which attempts stay: those since an instant (ISO 8601), and of them no more than that many, since addresses belong to
 * people; without an end all of them.
 */
export interface KeptSignIns {
  since?: string | undefined
  most?: number | undefined
}

/** Where a request comes from. */
export interface Whence {
  address: string
  browser: string
}

/** Notes an attempt, and drops those that are too old. */
export const noteSignIn = (
  db: DatabaseSync,
  { userId, result, address, browser }: Whence & { userId: string | null; result: SignInResult },
  kept: KeptSignIns,
): void => {
  db.prepare(
    'INSERT INTO sign_in_attempt (time, user_id, address, browser, result) VALUES (?, ?, ?, ?, ?)',
  ).run(new Date().toISOString(), userId, address, browser, result)
  dropSignIns(db, kept)
}

/** Which attempts are not to be kept, by the place of the newest; both bounds are nothing where there is none. */
const dropped = `time < :since OR id <= (SELECT max(id) FROM sign_in_attempt) - :most`

/** Drops what is not to be kept. @returns how many */
export const dropSignIns = (
  db: DatabaseSync,
  { since = '', most = Number.MAX_SAFE_INTEGER }: KeptSignIns,
): number => Number(db.prepare(`DELETE FROM sign_in_attempt WHERE ${dropped}`).run({ since, most }).changes)

/** How many would be dropped. */
export const countDroppedSignIns = (
  db: DatabaseSync,
  { since = '', most = Number.MAX_SAFE_INTEGER }: KeptSignIns,
): number =>
  countRow.parse(
    db.prepare(`SELECT count(*) AS count FROM sign_in_attempt WHERE ${dropped}`).get({ since, most }),
  ).count

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
