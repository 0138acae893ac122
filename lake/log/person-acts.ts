import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { personActs } from '#common/person-acts.ts'
import { canonical, genesisHash, sha256 } from './entry.ts'

const actRow = z.object({
  seq: z.number(),
  prevHash: z.string(),
  time: z.string(),
  author: z.string(),
  act: z.enum(personActs),
  subject: z.string(),
  detail: z.string(),
})

const endRow = z.object({ seq: z.int() })

/** An act on record: who (`author`) did what to whom (`subject`), both by id, with a detail such as the new role. */
export type PersonAct = z.infer<typeof actRow>

const columns = 'seq, prev_hash AS prevHash, time, author, act, subject, detail'

/** A row as it is hashed, whatever is in it: one that was changed must be told, not refused. */
const chainedRow = actRow.extend({ act: z.string() })

const bytesOfAct = (act: z.infer<typeof chainedRow>): Buffer => Buffer.from(canonical(act))
const hashOfAct = (act: z.infer<typeof chainedRow>): string => sha256(bytesOfAct(act))

/**
 * Writes an act as the next link of the chain of acts; the caller's transaction holds the act itself.
 * @returns its number
 */
export const recordAct = (
  db: DatabaseSync,
  { author, act, subject, detail = '' }: Pick<PersonAct, 'author' | 'act' | 'subject'> & { detail?: string },
): number => {
  const last = db.prepare(`SELECT ${columns} FROM person_act ORDER BY seq DESC LIMIT 1`).get()
  const previous = last === undefined ? undefined : actRow.parse(last)
  const seq = (previous?.seq ?? 0) + 1
  db.prepare(
    'INSERT INTO person_act (seq, prev_hash, time, author, act, subject, detail) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(
    seq,
    previous === undefined ? genesisHash : hashOfAct(previous),
    new Date().toISOString(),
    author,
    act,
    subject,
    detail,
  )
  return seq
}

/** The newest acts, newest first. */
export const listActs = (db: DatabaseSync, most: number): PersonAct[] =>
  z.array(actRow).parse(db.prepare(`SELECT ${columns} FROM person_act ORDER BY seq DESC LIMIT ?`).all(most))

/** All acts of these kinds, oldest first. */
export const actsOf = (db: DatabaseSync, kinds: readonly PersonAct['act'][]): PersonAct[] => {
  const sql = `SELECT ${columns} FROM person_act WHERE act IN (SELECT value FROM json_each(?)) ORDER BY seq`
  return z.array(actRow).parse(db.prepare(sql).all(JSON.stringify(kinds)))
}

/** The first act of a kind about somebody. */
export const actAbout = (db: DatabaseSync, act: PersonAct['act'], subject: string): PersonAct | undefined => {
  const sql = `SELECT ${columns} FROM person_act WHERE act = ? AND subject = ? ORDER BY seq LIMIT 1`
  const row = db.prepare(sql).get(act, subject)
  return row === undefined ? undefined : actRow.parse(row)
}

/** The acts as a chain that has a tree. */
export const actChain = (db: DatabaseSync) => ({
  name: '_people',
  length: (): number =>
    endRow.parse(db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM person_act').get()).seq,
  entries: (first: number, end: number): Buffer[] =>
    z
      .array(chainedRow)
      .parse(
        db
          .prepare(`SELECT ${columns} FROM person_act WHERE seq > ? AND seq <= ? ORDER BY seq`)
          .all(first, end),
      )
      .map(bytesOfAct),
  before: (instant: string): number =>
    endRow.parse(
      db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM person_act WHERE time < ?').get(instant),
    ).seq,
})

/** The hash of the act in a place, where there is one. */
export const hashOfActAt = (db: DatabaseSync, sequence: number): string | undefined => {
  const row = db.prepare(`SELECT ${columns} FROM person_act WHERE seq = ?`).get(sequence)
  return row === undefined ? undefined : hashOfAct(chainedRow.parse(row))
}

/** What is wrong with the chain of acts: gaps, and acts that do not follow the one before. */
export const actFaults = (db: DatabaseSync): string[] => {
  const faults: string[] = []
  let previous = { seq: 0, hash: genesisHash }
  for (const row of db.prepare(`SELECT ${columns} FROM person_act ORDER BY seq`).iterate()) {
    const act = chainedRow.parse(row)
    if (act.seq !== previous.seq + 1) faults.push(`people ${act.seq}: the act before it is missing`)
    if (act.prevHash !== previous.hash) faults.push(`people ${act.seq}: it does not follow the act before it`)
    previous = { seq: act.seq, hash: hashOfAct(act) }
  }
  return faults
}
