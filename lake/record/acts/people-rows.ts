import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { personActs } from '#common/person-acts.ts'
import { hashOfActAt } from '#lake/log/person-acts.ts'
import { type Behind, emptyRow, type RecordFilter, type RecordRow, type RowSource } from './rows.ts'

const personActRow = z.object({
  id: z.int(),
  time: z.string(),
  author: z.string(),
  act: z.enum(personActs),
  subject: z.string(),
  detail: z.string(),
})
const attemptRow = z.object({
  id: z.int(),
  time: z.string(),
  person: z.string().nullable(),
  address: z.string(),
  browser: z.string(),
  result: z.enum(['in', 'refused', 'limited']),
})
const refusedRow = z.object({
  id: z.int(),
  time: z.string(),
  person: z.string(),
  tried: z.string(),
  document: z.string().nullable(),
  type: z.string().nullable(),
  sentence: z.string(),
})

/** A condition on a row and its value; nothing where it is not asked. */
type Condition = [sql: string, ...values: (string | number)[]] | undefined

/** Rows of a table that has a number and a time, newest first. */
function tableSource(
  db: DatabaseSync,
  of: {
    kind: RowSource['kind']
    /** With the columns `id` and `time` among others. */
    select: string
    number: string
    conditions: readonly Condition[]
    toRow: (row: unknown) => RecordRow
  },
): RowSource {
  const own = of.conditions.filter((one) => one !== undefined)
  return {
    kind: of.kind,
    read: (behind, most) => {
      const all = [...own, ...behindConditions(behind, of.number)]
      const where = all.length === 0 ? '' : `WHERE ${all.map(([sql]) => `(${sql})`).join(' AND ')}`
      return db
        .prepare(`${of.select} ${where} ORDER BY time DESC, ${of.number} DESC LIMIT ?`)
        .all(...all.flatMap(([, ...values]) => values), most)
        .map(of.toRow)
    },
  }
}

const behindConditions = (behind: Behind | undefined, number: string): [string, ...(string | number)[]][] => {
  if (behind === undefined) return []
  if (behind.kind === 'own') return [[`(time, ${number}) < (?, ?)`, behind.time, behind.key[0] ?? 0]]
  return [[behind.isIncluded ? 'time <= ?' : 'time < ?', behind.time]]
}

const within = ({ from, until }: RecordFilter): Condition[] => [
  from === undefined ? undefined : ['time >= ?', from],
  until === undefined ? undefined : ['time <= ?', until],
]

/** What was done to people, tokens and sessions; a person counts who did it, and to whom it was done. */
export const personActSource = (db: DatabaseSync, filter: RecordFilter, act: string | undefined): RowSource =>
  tableSource(db, {
    kind: 'people',
    select: 'SELECT seq AS id, time, author, act, subject, detail FROM person_act',
    number: 'seq',
    conditions: [
      ...within(filter),
      act === undefined ? undefined : ['act = ?', act],
      filter.person === undefined ? undefined : ['author = ? OR subject = ?', filter.person, filter.person],
    ],
    toRow: (row) => {
      const { id, time, author, act: done, subject, detail } = personActRow.parse(row)
      return {
        ...emptyRow,
        kind: 'people',
        key: [id],
        time,
        act: done,
        person: author,
        subject,
        detail: detail === '' ? {} : { detail },
        position: id,
        hash: hashOfActAt(db, id),
      }
    },
  })

const results = { in: 'sign-in', refused: 'sign-in.refused', limited: 'sign-in.limited' } as const

/** Attempts to sign in, with where they came from. */
export const signInSource = (db: DatabaseSync, filter: RecordFilter, act: string | undefined): RowSource => {
  const result = Object.entries(results).find(([, name]) => name === act)?.[0]
  return tableSource(db, {
    kind: 'sign-in',
    select: 'SELECT id, time, user_id AS person, address, browser, result FROM sign_in_attempt',
    number: 'id',
    conditions: [
      ...within(filter),
      result === undefined ? undefined : ['result = ?', result],
      filter.person === undefined ? undefined : ['user_id = ?', filter.person],
    ],
    toRow: (row) => {
      const { id, time, person, address, browser, result: ended } = attemptRow.parse(row)
      return {
        ...emptyRow,
        kind: 'sign-in',
        key: [id],
        time,
        act: results[ended],
        person: person ?? undefined,
        detail: { from: address, browser },
      }
    },
  })
}

/** What signed-in people tried in a dataset and its rules refused. */
export const refusedSource = (db: DatabaseSync, datasetId: number, filter: RecordFilter): RowSource =>
  tableSource(db, {
    kind: 'refused',
    select: 'SELECT id, time, person, tried, document, type, sentence FROM refused_write',
    number: 'id',
    conditions: [
      ['dataset_id = ?', datasetId],
      ...within(filter),
      filter.person === undefined ? undefined : ['person = ?', filter.person],
      filter.document === undefined ? undefined : ['document = ?', filter.document],
      filter.type === undefined ? undefined : ['type = ?', filter.type],
    ],
    toRow: (row) => {
      const { id, time, person, tried, document, type, sentence } = refusedRow.parse(row)
      return {
        ...emptyRow,
        kind: 'refused',
        key: [id],
        time,
        act: 'write.refused',
        person,
        document:
          document === null
            ? undefined
            : { id: document, ids: [document], type: type ?? undefined, title: undefined },
        reason: sentence,
        detail: { tried },
      }
    },
  })
