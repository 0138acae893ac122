import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Committed } from './committed.ts'
import type { Dataset } from './dataset.ts'
import { isPublished, lakeDocument, type LakeDocument } from './document.ts'
import { forgettingSchema } from './forgotten.ts'

const causeSchema = z.object({
  action: z.string(),
  publishedId: z.string(),
  versionId: z.string().optional(),
})
const payloadSchema = z.object({
  documents: z.record(z.string(), lakeDocument.nullable()),
  causes: z.array(causeSchema),
})
const entryRow = z.object({
  seq: z.number(),
  txId: z.string(),
  time: z.string(),
  author: z.string(),
  body: z.string(),
})
const revisionRow = z.object({ id: z.string(), seq: z.number() })
const transactionRow = z.object({ txId: z.string() })
const sequenceRow = z.object({ seq: z.number() })
const bodyRow = z.object({ body: z.string() })
const timeRow = z.object({ time: z.string() })
const stateRow = z.object({ time: z.string(), state: z.string() })

/** A document as one transaction left it. */
export interface PastState {
  /** Time, ISO 8601. */
  time: string
  document: LakeDocument
}

const listed = (values: readonly unknown[] | undefined) =>
  values === undefined ? null : JSON.stringify(values)

/** Reads the past of a dataset from its log. */
export class History {
  private readonly statements

  constructor(db: DatabaseSync) {
    const entry = `SELECT l.seq, l.tx_id AS txId, l.time, l.author, p.body FROM log l
      JOIN payload p ON p.dataset_id = l.dataset_id AND p.seq = l.seq WHERE l.dataset_id = ?`
    this.statements = {
      entry: db.prepare(`${entry} AND l.seq = ?`),
      since: db.prepare(`${entry} AND l.seq > ? ORDER BY l.seq LIMIT ?`),
      transactionAt: db.prepare('SELECT tx_id AS txId FROM log WHERE dataset_id = ? AND seq = ?'),
      byTransaction: db.prepare('SELECT seq FROM log WHERE dataset_id = ? AND tx_id = ?'),
      timeOf: db.prepare('SELECT time FROM log WHERE dataset_id = ? AND seq = ?'),
      revisionAt: db.prepare(
        'SELECT seq FROM revision WHERE dataset_id = ? AND document_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
      ),
      publishedAt: db.prepare(
        `SELECT document_id AS id, max(seq) AS seq FROM revision
        WHERE dataset_id = ? AND seq <= ? AND document_id NOT GLOB 'drafts.*' AND document_id NOT GLOB 'versions.*'
        GROUP BY document_id ORDER BY document_id`,
      ),
      forgettings: db.prepare(
        `SELECT p.body AS body FROM log l JOIN payload p ON p.dataset_id = l.dataset_id AND p.seq = l.seq
        WHERE l.dataset_id = ? AND l.tx_id GLOB 'forget-*' ORDER BY l.seq DESC`,
      ),
      states: db.prepare(
        `SELECT l.time AS time, json_extract(p.body, '$.documents."' || r.document_id || '"') AS state FROM revision r
        JOIN log l ON l.dataset_id = r.dataset_id AND l.seq = r.seq
        JOIN payload p ON p.dataset_id = r.dataset_id AND p.seq = r.seq
        WHERE r.dataset_id = ? AND r.document_id = ? AND state IS NOT NULL ORDER BY r.seq`,
      ),
      revisions: db.prepare('SELECT seq FROM revision WHERE dataset_id = ? AND document_id = ? ORDER BY seq'),
      between: ['ASC', 'DESC'].map((order) =>
        db.prepare(
          `SELECT seq FROM log WHERE dataset_id = :dataset AND seq BETWEEN :first AND :last
          AND (:among IS NULL OR seq IN (SELECT value FROM json_each(:among)))
          AND (:authors IS NULL OR author IN (SELECT value FROM json_each(:authors)))
          ORDER BY seq ${order} LIMIT :limit`,
        ),
      ),
      // `/` follows `.`, so the bounds cover all ids that begin with the prefix.
      ofRelease: db.prepare(
        `SELECT DISTINCT seq FROM revision WHERE dataset_id = :dataset
        AND (document_id = '_.releases.' || :name
          OR (document_id > 'versions.' || :name || '.' AND document_id < 'versions.' || :name || '/'))
        ORDER BY seq`,
      ),
    }
  }

  /** The transaction with this sequence. */
  transaction(dataset: Dataset, sequence: number): Committed | undefined {
    const row = this.statements.entry.get(dataset.id, sequence)
    return row === undefined ? undefined : this.restore(dataset, row)
  }

  /** Transactions after this sequence, oldest first. */
  since(dataset: Dataset, sequence: number, limit: number): Committed[] {
    return this.statements.since.all(dataset.id, sequence, limit).map((row) => this.restore(dataset, row))
  }

  /** Sequence of a transaction in the log. */
  sequenceOf(dataset: Dataset, transactionId: string): number | undefined {
    return sequenceIn(this.statements.byTransaction.get(dataset.id, transactionId))
  }

  /**
   * Sequence of the newest transaction at an instant (ISO 8601), by binary search: sequences have no gaps,
   * times never decrease, and the log has no index on time.
   */
  sequenceAt(dataset: Dataset, time: string): number | undefined {
    const instant = new Date(time).toISOString()
    let [low, high] = [0, dataset.tip.sequence]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      const row = this.statements.timeOf.get(dataset.id, middle)
      if (timeRow.parse(row).time <= instant) low = middle
      else high = middle - 1
    }
    return low === 0 ? undefined : low
  }

  /** Sequences of transactions from `first` to `last`, of some authors and among some places only where they are given. */
  placesBetween(
    dataset: Dataset,
    of: {
      first: number
      last: number
      among: readonly number[] | undefined
      authors: readonly string[] | undefined
      newestFirst: boolean
      limit: number
    },
  ): number[] {
    const rows = this.statements.between[of.newestFirst ? 1 : 0]?.all({
      dataset: dataset.id,
      first: of.first,
      last: of.last,
      among: listed(of.among),
      authors: listed(of.authors),
      limit: of.limit,
    })
    return (rows ?? []).map((row) => sequenceRow.parse(row).seq)
  }

  /** Sequences of all transactions that touched a document, oldest first. */
  revisionsOf(dataset: Dataset, id: string): number[] {
    return this.statements.revisions.all(dataset.id, id).map((row) => sequenceRow.parse(row).seq)
  }

  /** Every state a document ever had, oldest first; forgotten ones are blank. */
  statesOf(dataset: Dataset, id: string): PastState[] {
    return this.statements.states.all(dataset.id, id).map((row) => {
      const { time, state } = stateRow.parse(row)
      return { time, document: lakeDocument.parse(JSON.parse(state)) }
    })
  }

  /** The document in the last state in which it existed. */
  lastState(dataset: Dataset, id: string): LakeDocument | undefined {
    for (const place of this.revisionsOf(dataset, id).reverse()) {
      const document = this.documentAt(dataset, id, place)
      if (document !== undefined) return document
    }
    return undefined
  }

  /** Sequences of all transactions that touched a release or one of its versions, oldest first. */
  placesOfRelease(dataset: Dataset, name: string): number[] {
    const rows = this.statements.ofRelease.all({ dataset: dataset.id, name })
    return rows.map((row) => sequenceRow.parse(row).seq)
  }

  /** The document after the transaction with this sequence; `undefined` where there was none. */
  documentAt(dataset: Dataset, id: string, at: number): LakeDocument | undefined {
    const found = sequenceIn(this.statements.revisionAt.get(dataset.id, id, at))
    const row = found === undefined ? undefined : this.statements.entry.get(dataset.id, found)
    if (row === undefined) return undefined
    return payloadSchema.parse(JSON.parse(entryRow.parse(row).body)).documents[id] ?? undefined
  }

  /**
   * What readers saw after the transaction with this sequence, in `_id` order. Documents unchanged since come
   * from memory, the rest from the log.
   */
  *publishedAt(dataset: Dataset, at: number): Generator<LakeDocument> {
    let read: { seq: number; documents: Record<string, LakeDocument | null>; txId: string } | undefined
    for (const row of this.statements.publishedAt.all(dataset.id, at)) {
      const { id, seq } = revisionRow.parse(row)
      const current = dataset.get(id)
      const txId = transactionRow.parse(this.statements.transactionAt.get(dataset.id, seq)).txId
      if (current?._rev === txId) {
        yield current
        continue
      }
      if (read?.seq !== seq) {
        const { body } = entryRow.parse(this.statements.entry.get(dataset.id, seq))
        read = { seq, txId, documents: payloadSchema.parse(JSON.parse(body)).documents }
      }
      const document = read.documents[id]
      if (document) yield document
    }
  }

  /** Why a revision was forgotten, according to the newest entry that names it. */
  reasonForgotten(dataset: Dataset, id: string, revision: string): string | undefined {
    const place = this.sequenceOf(dataset, revision)
    return this.statements.forgettings
      .all(dataset.id)
      .map((row) => forgettingSchema.safeParse(JSON.parse(bodyRow.parse(row).body)).data)
      .find((one) => one?.forgotten.some((gone) => gone.documentId === id && gone.sequence === place))?.reason
  }

  private restore(dataset: Dataset, row: unknown): Committed {
    const { seq, txId, time, author, body } = entryRow.parse(row)
    const { documents, causes } = payloadSchema.parse(JSON.parse(body))
    const changes = Object.entries(documents).map(([id, doc]) => ({
      id,
      before: this.documentAt(dataset, id, seq - 1),
      after: doc ?? undefined,
      patches: undefined,
    }))
    const published = changes.filter(({ id }) => isPublished(id))
    return {
      dataset: dataset.name,
      sequence: seq,
      transactionId: txId,
      timestamp: time,
      author,
      changes,
      visible: published,
      behind: [],
      causes: causes.map(({ action, publishedId, versionId }) => ({
        action,
        publishedId,
        ...(versionId === undefined ? {} : { versionId }),
      })),
      announced: published.length > 0,
    }
  }
}

function sequenceIn(row: unknown): number | undefined {
  return row === undefined ? undefined : sequenceRow.parse(row).seq
}
