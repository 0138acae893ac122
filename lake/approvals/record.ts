import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { BoundedMap } from '#common/bounded-map.ts'
import { sha256 } from '#lake/log/entry.ts'
import type { Cause } from '#lake/store/committed.ts'
import { isVersion, lakeDocument, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { forgettingSchema, isBlank } from '#lake/store/forgotten.ts'
import { approvalPrefix } from './decision.ts'
import type { FactEntry } from './log-facts.ts'

const revisionRow = z.object({ id: z.string(), seq: z.number() })
const entryRow = z.object({ txId: z.string(), author: z.string(), hash: z.string(), body: z.string() })
const bodyRow = z.object({ body: z.string() })
const payloadSchema = z.object({
  documents: z.record(z.string(), lakeDocument.nullable()),
  causes: z.array(z.object({ action: z.string(), publishedId: z.string() })).default([]),
})

interface ReadEntry {
  transactionId: string
  author: string
  documents: Readonly<Record<string, LakeDocument | null>>
  causes: readonly Cause[]
  /** Whether the payload has the hash its entry names, or was forgotten by an entry that says so. */
  isWhole: boolean
}

/** What the record says of forgotten content. */
interface Forgotten {
  /** Hashes of the payloads in which something was forgotten, by sequence, as the newest forgetting names them. */
  payloads: ReadonlyMap<number, string>
  /** `contentHash` of what is gone, by sequence and id. */
  contents: ReadonlyMap<number, ReadonlyMap<string, string>>
}

/** Entries read at a time; neighbouring documents were often written together. */
const maxKept = 32

/** What the log of a dataset tells of single documents, each payload compared with the hash of its entry. */
export class ApprovalRecord {
  private readonly statements
  private readonly datasetId: number
  private readonly kept = new BoundedMap<number, ReadEntry>(maxKept)
  private forgotten: Forgotten | undefined
  private readonly hashes = new WeakMap<LakeDocument, string>()
  /** Documents one of whose entries was changed. */
  readonly faults = new Set<string>()

  constructor(db: DatabaseSync, datasetId: number) {
    this.datasetId = datasetId
    // `/` follows `.`, so the bounds cover all ids that begin with the prefix.
    const inRange = (from: string) =>
      db.prepare(
        `SELECT document_id AS id, seq FROM revision WHERE dataset_id = ?
        AND document_id >= '${from}' AND document_id < '${from.slice(0, -1)}/' ORDER BY seq`,
      )
    this.statements = {
      decisions: inRange(approvalPrefix),
      versions: inRange('versions.'),
      revisions: db.prepare(
        `SELECT document_id AS id, seq FROM revision WHERE dataset_id = ? AND document_id IN (?, ?) ORDER BY seq`,
      ),
      forgettings: db.prepare(
        `SELECT p.body AS body FROM log l JOIN payload p ON p.dataset_id = l.dataset_id AND p.seq = l.seq
        WHERE l.dataset_id = ? AND l.tx_id GLOB 'forget-*' ORDER BY l.seq`,
      ),
      entry: db.prepare(
        `SELECT l.tx_id AS txId, l.author, l.payload_hash AS hash, p.body FROM log l
        JOIN payload p ON p.dataset_id = l.dataset_id AND p.seq = l.seq WHERE l.dataset_id = ? AND l.seq = ?`,
      ),
    }
  }

  /** Every entry that wrote documents of approvals, with the first state of each only, oldest first. */
  decisions(): FactEntry[] {
    const rows = z.array(revisionRow).parse(this.statements.decisions.all(this.datasetId))
    const first = new Map<string, number>()
    for (const { id, seq } of rows) if (!first.has(id)) first.set(id, seq)
    return [...groupBySequence([...first].map(([id, seq]) => ({ id, seq })))].flatMap(([seq, ids]) => {
      const entry = this.entry(seq)
      if (!entry.isWhole) for (const id of ids) this.faults.add(id)
      return entry.isWhole ? this.told(seq, entry, ids, () => undefined) : []
    })
  }

  /** Places of the versions of every document, by its published id. */
  versions(): Map<string, { id: string; seq: number }[]> {
    const found = new Map<string, { id: string; seq: number }[]>()
    for (const row of this.statements.versions.iterate(this.datasetId)) {
      const { id, seq } = revisionRow.parse(row)
      if (!isVersion(id)) continue
      const of = publishedId(id)
      const places = found.get(of)
      if (places === undefined) found.set(of, [{ id, seq }])
      else places.push({ id, seq })
    }
    return found
  }

  /**
   * Every entry that changed a document, its draft or a version, oldest first. One whose payload was changed
   * holds content that nobody agreed to, and the document is in `faults`.
   */
  entriesOf(id: string, versions: readonly { id: string; seq: number }[]): FactEntry[] {
    const rows = z.array(revisionRow).parse(this.statements.revisions.all(this.datasetId, id, `drafts.${id}`))
    const places = groupBySequence([...rows, ...versions])
    let published: LakeDocument | undefined
    return [...places].map(([seq, ids]) => {
      const entry = this.entry(seq)
      if (!entry.isWhole) this.faults.add(id)
      const before = published
      const told = this.told(seq, entry, ids, (changed) => (changed === id ? before : undefined))
      if (ids.includes(id)) published = entry.documents[id] ?? undefined
      return told
    })
  }

  private told(
    sequence: number,
    { transactionId, author, documents, causes, isWhole }: ReadEntry,
    ids: readonly string[],
    before: (id: string) => LakeDocument | undefined,
  ): FactEntry {
    const changes = ids.map((id) => {
      const after = documents[id] ?? undefined
      // No hash equals that of a document with an attribute no lake writes.
      return { id, before: before(id), after: isWhole || !after ? after : { ...after, _changed: sequence } }
    })
    return { sequence, transactionId, author, changes, causes }
  }

  /** Reads everything anew: what was read may have been taken back. */
  forgetRead(): void {
    this.kept.clear()
  }

  /** The `contentHash` a document had before it was forgotten; `undefined` for any that stands whole. */
  forgottenHash(document: LakeDocument): string | undefined {
    return this.hashes.get(document)
  }

  private blanked(): Forgotten {
    if (this.forgotten !== undefined) return this.forgotten
    const payloads = new Map<number, string>()
    const contents = new Map<number, Map<string, string>>()
    for (const row of this.statements.forgettings.all(this.datasetId)) {
      const parsed = forgettingSchema.safeParse(JSON.parse(bodyRow.parse(row).body))
      for (const { sequence, payloadHash, documentId, contentHash } of parsed.data?.forgotten ?? []) {
        payloads.set(sequence, payloadHash)
        if (contentHash === undefined) continue
        const known = contents.get(sequence) ?? new Map<string, string>()
        contents.set(sequence, known.set(documentId, contentHash))
      }
    }
    this.forgotten = { payloads, contents }
    return this.forgotten
  }

  private entry(seq: number): ReadEntry {
    const known = this.kept.use(seq)
    if (known !== undefined) return known
    const { txId, author, hash, body } = entryRow.parse(this.statements.entry.get(this.datasetId, seq))
    const { documents, causes } = payloadSchema.parse(JSON.parse(body))
    const { payloads, contents } = this.blanked()
    const isWhole = sha256(body) === (payloads.get(seq) ?? hash)
    for (const [id, contentHash] of contents.get(seq) ?? []) {
      const document = documents[id]
      if (isWhole && document && isBlank(document)) this.hashes.set(document, contentHash)
    }
    const entry = { transactionId: txId, author, documents, causes, isWhole }
    this.kept.set(seq, entry)
    return entry
  }
}

function groupBySequence(rows: readonly { id: string; seq: number }[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const { id, seq } of rows.toSorted((a, b) => a.seq - b.seq)) {
    const ids = found.get(seq)
    if (ids === undefined) found.set(seq, [id])
    else ids.push(id)
  }
  return found
}
