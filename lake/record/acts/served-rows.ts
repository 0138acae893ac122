import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashOfServed, readServedEntry, selectServed } from '#lake/log/served-entries.ts'
import { type Behind, emptyRow, type RecordFilter, type RecordRow, type RowSource } from './rows.ts'

const addressRow = z.object({ id: z.int() })
const placeRow = z.object({ seq: z.int(), time: z.int() })

type Found = z.infer<typeof placeRow>

const rowIn = (row: unknown): RecordRow | undefined => {
  const one = readServedEntry(row)
  if (one.kind === 'build') return undefined
  const common = {
    ...emptyRow,
    kind: 'served' as const,
    key: [one.seq],
    time: one.from,
    position: one.seq,
    hash: hashOfServed(one),
  }
  if (one.kind === 'gap') {
    return {
      ...common,
      act: 'served.gap',
      reason: one.reason,
      detail: { until: one.until, instance: one.instance },
    }
  }
  return {
    ...common,
    act: 'served',
    address: one.address,
    language: one.language,
    detail: { sha256: one.sha256, status: one.status, contentPosition: one.sequence, build: one.build },
  }
}

/** Times of rows of this source are whole milliseconds; the bound counts. */
const boundOf = (behind: Behind | undefined, until: string | undefined): [time: number, seq: number] => {
  const last = until === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(until)
  if (behind === undefined) return [last, Number.MAX_SAFE_INTEGER]
  const at = Date.parse(behind.time)
  if (behind.kind === 'own') return [at, behind.key[0] ?? 0]
  return [Math.min(behind.isIncluded ? at : at - 1, last), Number.MAX_SAFE_INTEGER]
}

/**
 * Pages as visitors got them, of one address or of all, and the gaps between them. There is an index of the versions of
 * each address by time and none of all: the newest of each are looked at, of which there are as many as the site has.
 */
export function servedSource(
  db: DatabaseSync,
  datasetId: number,
  { filter, act }: { filter: RecordFilter; act: string | undefined },
): RowSource {
  const { address, language, from, until } = filter
  const first = from === undefined ? 0 : Date.parse(from)
  const addresses = z
    .array(addressRow)
    .parse(
      db
        .prepare(
          `SELECT DISTINCT t.address AS id FROM served_tip t JOIN served s ON s.dataset_id = t.dataset_id AND s.seq = t.seq
          WHERE t.dataset_id = :dataset
          AND (:address IS NULL OR t.address = (SELECT id FROM served_text WHERE text = :address))
          AND (:language IS NULL OR s.language = (SELECT id FROM served_text WHERE text = :language))`,
        )
        .all({ dataset: datasetId, address: address ?? null, language: language ?? null }),
    )
    .map(({ id }) => id)
  const interval = 'served_from >= ? AND (served_from, seq) < (?, ?)'
  const newest = 'ORDER BY served_from DESC, seq DESC LIMIT ?'
  const ofAddress = db.prepare(
    `SELECT seq, served_from AS time FROM served INDEXED BY served_at
    WHERE dataset_id = ? AND kind = 0 AND address = ? AND ${interval} ${newest}`,
  )
  const gaps = db.prepare(
    `SELECT seq, served_from AS time FROM served INDEXED BY served_gap
    WHERE dataset_id = ? AND kind = 1 AND ${interval} ${newest}`,
  )
  const entry = db.prepare(selectServed('dataset_id = ? AND seq = ?'))
  return {
    kind: 'served',
    piece: 64,
    read: (behind, most) => {
      const bound = [first, ...boundOf(behind, until)] as const
      const found: Found[] = []
      if (act !== 'served.gap')
        for (const id of addresses)
          found.push(...z.array(placeRow).parse(ofAddress.all(datasetId, id, ...bound, most)))
      // Of which address nothing is known in a gap, it is not known of any.
      if (act !== 'served' && language === undefined)
        found.push(...z.array(placeRow).parse(gaps.all(datasetId, ...bound, most)))
      return found
        .toSorted((a, b) => b.time - a.time || b.seq - a.seq)
        .slice(0, most)
        .flatMap(({ seq }) => rowIn(entry.get(datasetId, seq)) ?? [])
    },
  }
}
