import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { logActs } from '#common/record-acts.ts'
import { hashOfEntry } from '#lake/log/entry.ts'
import { type Behind, emptyRow, type RecordFilter, type RecordRow, type RowSource } from './rows.ts'

const maybe = z.string().nullable()
const actRow = z.object({
  seq: z.int(),
  nth: z.int(),
  act: z.enum(logActs),
  person: z.string(),
  document: z.string(),
  ids: z.string(),
  type: maybe,
  title: maybe,
  language: maybe,
  release: maybe,
  fields: maybe,
  reason: maybe,
  detail: maybe,
  prevHash: z.string(),
  txId: z.string(),
  time: z.string(),
  author: z.string(),
  payloadHash: z.string(),
})
const detailSchema = z.record(z.string(), z.unknown())
const idRow = z.object({ id: z.int() })
const countRow = z.object({ count: z.int() })

const words = (text: string | null): string[] => (text === null ? [] : text.split(' '))

/** Rows that a filter may match before it is no longer worth to count them. */
const counted = 4_000

const rowIn = (datasetId: number, row: unknown): RecordRow => {
  const one = actRow.parse(row)
  return {
    ...emptyRow,
    kind: 'log',
    key: [one.seq, one.nth],
    time: one.time,
    act: one.act,
    person: one.person,
    document:
      one.document === ''
        ? undefined
        : {
            id: one.document,
            ids: words(one.ids),
            type: one.type ?? undefined,
            title: one.title ?? undefined,
          },
    language: one.language ?? undefined,
    release: one.release ?? undefined,
    fields: words(one.fields),
    reason: one.reason ?? undefined,
    detail: one.detail === null ? {} : detailSchema.parse(JSON.parse(one.detail)),
    position: one.seq,
    transaction: one.txId,
    hash: hashOfEntry({
      dataset_id: datasetId,
      seq: one.seq,
      prev_hash: one.prevHash,
      tx_id: one.txId,
      time: one.time,
      author: one.author,
      payload_hash: one.payloadHash,
    }),
  }
}

/** Finds the place of the newest entry at an instant (ISO 8601); nothing before the first. */
export type PlaceAt = (instant: string) => number | undefined

const msBefore = (time: string): string => new Date(Date.parse(time) - 1).toISOString()

/**
 * What the index over a dataset's log holds for a filter.
 * @param act one act, or all of them
 */
export function logSource(
  db: DatabaseSync,
  datasetId: number,
  { filter, act, placeAt }: { filter: RecordFilter; act: string | undefined; placeAt: PlaceAt },
): RowSource {
  const { person, document, type, language, from, until } = filter
  const asked = Object.entries({ document, person, act, language, type }).flatMap(([column, text]) =>
    text === undefined ? [] : [{ column, text }],
  )
  const ids = asked.map(({ column, text }) => {
    const row = db.prepare('SELECT id FROM act_text WHERE text = ?').get(text)
    return { column, id: row === undefined ? undefined : idRow.parse(row).id }
  })
  const isKnown = ids.every(({ id }) => id !== undefined)
  const first = from === undefined ? 1 : (placeAt(msBefore(from)) ?? 0) + 1
  const last = until === undefined ? Number.MAX_SAFE_INTEGER : (placeAt(until) ?? 0)
  const values = ids.flatMap(({ id }) => id ?? [])
  const statement = db.prepare(
    selectActs(
      ids.map(({ column }) => column),
      indexFor(db, datasetId, ids),
    ),
  )
  const boundOf = (behind: Behind | undefined): [number, number] => {
    if (behind === undefined) return [last, Number.MAX_SAFE_INTEGER]
    if (behind.kind === 'own') return [behind.key[0] ?? 0, behind.key[1] ?? 0]
    const at = placeAt(behind.isIncluded ? behind.time : msBefore(behind.time)) ?? 0
    return [Math.min(at, last), Number.MAX_SAFE_INTEGER]
  }
  return {
    kind: 'log',
    read: (behind, most) =>
      isKnown
        ? statement
            .all(datasetId, ...values, first, ...boundOf(behind), most)
            .map((row) => rowIn(datasetId, row))
        : [],
  }
}

/** The index of the filter that leaves the fewest rows: the planner of SQLite knows none of what they hold. */
function indexFor(
  db: DatabaseSync,
  datasetId: number,
  ids: readonly { column: string; id: number | undefined }[],
): string | undefined {
  const sizes = ids.map(({ column, id }) => {
    const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM act INDEXED BY act_by_${column}
      WHERE dataset_id = ? AND ${column} = ? LIMIT ${counted})`
    return { column, count: id === undefined ? 0 : countRow.parse(db.prepare(sql).get(datasetId, id)).count }
  })
  const [fewest] = sizes.toSorted((a, b) => a.count - b.count)
  return fewest && `act_by_${fewest.column}`
}

const text = (column: string): string => `(SELECT text FROM act_text WHERE id = a.${column}) AS ${column}`

const selectActs = (columns: readonly string[], index: string | undefined): string => `
  SELECT a.seq, a.nth, ${['act', 'person', 'document', 'ids', 'type', 'title', 'language', 'release', 'fields'].map(text).join(', ')},
    a.reason, a.detail, l.prev_hash AS prevHash, l.tx_id AS txId, l.time, l.author, l.payload_hash AS payloadHash
  FROM act a ${index === undefined ? 'NOT INDEXED' : `INDEXED BY ${index}`}
  CROSS JOIN log l ON l.dataset_id = a.dataset_id AND l.seq = a.seq
  WHERE a.dataset_id = ? ${columns.map((column) => `AND a.${column} = ?`).join(' ')} AND a.seq >= ?
    AND (a.seq, a.nth) < (?, ?)
  ORDER BY a.seq DESC, a.nth DESC LIMIT ?`
