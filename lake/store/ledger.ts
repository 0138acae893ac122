import type { DatabaseSync } from 'node:sqlite'
import { canonical, hashOfEntry, type LogEntry, sha256 } from '#lake/log/entry.ts'
import { AssetUses } from './indexes/asset-uses.ts'
import { prepareEnqueue } from './outbox.ts'
import type { BehindChange, Cause, Change, Committed } from './committed.ts'
import type { Dataset, LogTip } from './dataset.ts'

/**
 * The content of a payload: each changed document as it is after the transaction, `null` for a deleted one.
 */
export interface Payload {
  documents: Record<string, unknown>
  causes: readonly Cause[]
}

export interface NewEntry {
  transactionId: string
  timestamp: string
  author: string
  changes: readonly Change[]
  visible: readonly Change[]
  behind: readonly BehindChange[]
  causes: readonly Cause[]
  /** Body of the webhook without its sequence, if one is due. */
  announcement: Record<string, unknown> | undefined
}

/** An entry with everything that is written along with it. */
export interface PreparedEntry {
  row: LogEntry
  body: string
  announcement: Record<string, unknown> | undefined
  /** The end of the chain once it is written. */
  tip: LogTip
  committed: Committed
}

/**
 * Writes transactions: documents, log, payload, uses of assets and outbox rows, inside the caller's SQLite
 * transaction.
 */
export class Ledger {
  private readonly statements
  private readonly uses: AssetUses
  private readonly enqueueWebhook

  constructor(db: DatabaseSync) {
    this.uses = new AssetUses(db)
    this.enqueueWebhook = prepareEnqueue(db)
    this.statements = {
      used: db.prepare('SELECT 1 FROM log WHERE dataset_id = ? AND tx_id = ?'),
      log: db.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)'),
      payload: db.prepare('INSERT INTO payload VALUES (?, ?, ?)'),
      revision: db.prepare('INSERT INTO revision VALUES (?, ?, ?)'),
      put: db.prepare('INSERT INTO document VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body'),
      remove: db.prepare('DELETE FROM document WHERE dataset_id = ? AND id = ?'),
    }
  }

  isUsed(dataset: Dataset, transactionId: string): boolean {
    return this.statements.used.get(dataset.id, transactionId) !== undefined
  }

  /**
   * Builds the next entry of the dataset's chain, without writing it.
   * @throws {Error} when the content has no RFC 8785 form, such as a lone surrogate
   */
  prepare(dataset: Dataset, entry: NewEntry): PreparedEntry {
    const payload: Payload = {
      documents: Object.fromEntries(entry.changes.map(({ id, after }) => [id, after ?? null])),
      causes: entry.causes,
    }
    const body = canonical(payload)
    const row: LogEntry = {
      dataset_id: dataset.id,
      seq: dataset.tip.sequence + 1,
      prev_hash: dataset.tip.hash,
      tx_id: entry.transactionId,
      time: entry.timestamp,
      author: entry.author,
      payload_hash: sha256(body),
    }
    return {
      row,
      body,
      announcement: entry.announcement,
      tip: { sequence: row.seq, hash: hashOfEntry(row), time: row.time },
      committed: {
        dataset: dataset.name,
        sequence: row.seq,
        transactionId: row.tx_id,
        timestamp: row.time,
        author: row.author,
        changes: entry.changes,
        visible: entry.visible,
        behind: entry.behind,
        causes: entry.causes,
        announced: entry.announcement !== undefined,
      },
    }
  }

  /** Writes a prepared entry with its documents; the caller commits. */
  write({ row, body, announcement, committed }: PreparedEntry): void {
    const { log, payload, revision, put, remove } = this.statements
    log.run(row.dataset_id, row.seq, row.prev_hash, row.tx_id, row.time, row.author, row.payload_hash)
    payload.run(row.dataset_id, row.seq, body)
    for (const { id, after } of committed.changes) {
      revision.run(row.dataset_id, id, row.seq)
      if (after === undefined) remove.run(row.dataset_id, id)
      else put.run(row.dataset_id, id, JSON.stringify(after))
    }
    this.uses.update(row.dataset_id, row.seq, committed.changes)
    if (announcement !== undefined) this.enqueueWebhook(row, announcement)
  }
}
