import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { actChain } from '#lake/log/person-acts.ts'
import { bytesOfEntry, logEntry } from '#lake/log/entry.ts'
import { servedChain } from '#lake/log/served-entries.ts'

/** An append-only chain of the lake: what a tree is built over. */
export interface Chain {
  /**
   * Names the tree for ever, in addresses, in files and in what is signed. No dataset may have it but the one whose log
   * it is: other chains begin with `_`.
   */
  readonly name: string
  /** The dataset whose log it is. */
  readonly dataset?: { readonly id: number; readonly name: string; readonly isDeleted: boolean }
  /** How many entries it has, by the number of the newest. */
  length(): number
  /**
   * The canonical bytes of the entries from `first` up to `end`, counted from 0, without `end`; as many as there are.
   */
  entries(first: number, end: number): Buffer[]
  /**
   * How many entries belong to the time before an instant (ISO 8601, as `toISOString` writes it): all up to the last one
   * that was stored before it. So a clock that was set back puts none between two years.
   */
  before(instant: string): number
}

const datasetRow = z.object({
  id: z.int(),
  name: z.string(),
  deletedAt: z.string().nullable(),
  nth: z.int(),
})
const endRow = z.object({ seq: z.int() })

/** The log of each dataset, deleted ones too. One that was made anew under the name of another is another tree. */
const datasetChains = (db: DatabaseSync): Chain[] => {
  const end = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE dataset_id = ?')
  const between = db.prepare('SELECT * FROM log WHERE dataset_id = ? AND seq > ? AND seq <= ? ORDER BY seq')
  const before = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE dataset_id = ? AND time < ?')
  const sql = `SELECT id, name, deleted_at AS deletedAt, row_number() OVER (PARTITION BY name ORDER BY id) AS nth
    FROM dataset ORDER BY id`
  return z
    .array(datasetRow)
    .parse(db.prepare(sql).all())
    .map(({ id, name, deletedAt, nth }) => ({
      name: nth === 1 ? name : `${name}.${nth}`,
      dataset: { id, name, isDeleted: deletedAt !== null },
      length: () => endRow.parse(end.get(id)).seq,
      entries: (first, until) =>
        between.all(id, first, until).map((row) => bytesOfEntry(logEntry.parse(row))),
      before: (instant) => endRow.parse(before.get(id, instant)).seq,
    }))
}

/** The pages that visitors were given, of each dataset. */
const servedChains = (db: DatabaseSync): Chain[] => {
  const { length, entryBytes, before } = servedChain(db)
  const sql = `SELECT id, name, deleted_at AS deletedAt, row_number() OVER (PARTITION BY name ORDER BY id) AS nth
    FROM dataset ORDER BY id`
  return z
    .array(datasetRow)
    .parse(db.prepare(sql).all())
    .map(({ id, name, nth }) => ({
      name: `_served.${nth === 1 ? name : `${name}.${nth}`}`,
      length: () => length(id),
      entries: (first, until) =>
        Array.from({ length: Math.max(0, Math.min(until, length(id)) - first) }, (_, at) =>
          entryBytes(id, first + at),
        ),
      before: (instant) => before(id, instant),
    }))
}

/** What has a tree. A further chain is one more line here. */
const sources: readonly ((db: DatabaseSync) => Chain[])[] = [
  datasetChains,
  (db) => [actChain(db)],
  servedChains,
]

/** Every chain of the lake. */
export const chainsOf = (db: DatabaseSync): Chain[] => sources.flatMap((source) => source(db))
