import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { BoundedMap } from '#common/bounded-map.ts'
import { inTransaction } from '#lake/store/database.ts'
import { lakeDocument, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { actsOf } from './plan-acts.ts'
import type { ActEntry, Known, PlannedAct } from './planned-act.ts'

/** Entries read in one transaction while the index is built over a long log, and for how long at most. */
const entriesAtOnce = 64
const pieceMs = 10
/** Documents of which the state before an entry is kept in memory while a log is read. */
const keptDocuments = 1_000

const entryRow = z.object({ seq: z.int(), author: z.string(), body: z.string() })
const payloadSchema = z.object({
  documents: z.record(z.string(), lakeDocument.nullable()),
  causes: z.array(z.object({ action: z.string(), publishedId: z.string() })).default([]),
  forgotten: z.unknown().optional(),
  reason: z.string().optional(),
})
const idRow = z.object({ id: z.int() })
const placeRow = z.object({ seq: z.int() })
const bodyRow = z.object({ body: z.string() })
const documentRow = z.object({ id: z.string() })
const lastRow = z.object({ type: z.string().nullable(), title: z.string().nullable() })

/** What an entry holds; nothing where its payload was changed so that nobody can read it: `verify` says which. */
function payloadIn(body: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

const unreadable = (person: string): PlannedAct => ({
  act: 'record.unreadable',
  person,
  document: '',
  ids: [],
  type: undefined,
  title: undefined,
  language: undefined,
  release: undefined,
  fields: [],
  reason: undefined,
  detail: {},
})

/** How far the index of a dataset reaches: the number of the last entry that was read. */
export const indexedUpTo = (db: DatabaseSync, datasetId: number): number => {
  const row = db.prepare('SELECT seq FROM act_place WHERE dataset_id = ?').get(datasetId)
  return row === undefined ? 0 : placeRow.parse(row).seq
}

const text = (column: string): string => `(SELECT text FROM act_text WHERE id = ${column})`

/** Reads the log of one dataset into the index, oldest first. */
export class LogReader {
  private readonly db: DatabaseSync
  private readonly datasetId: number
  private readonly statements
  private readonly texts = new BoundedMap<string, number>(4_000)
  /** The newest state before the entry that is read, of documents that were seen. */
  private readonly states = new BoundedMap<string, LakeDocument | null>(keptDocuments)
  /** Payloads of many documents, such as that of an import, are read for each of them. */
  private readonly payloads = new BoundedMap<number, Record<string, LakeDocument | null>>(4)
  private reached: number | undefined

  constructor(db: DatabaseSync, datasetId: number) {
    this.db = db
    this.datasetId = datasetId
    this.statements = {
      since: db.prepare(
        `SELECT l.seq, l.author, p.body FROM log l JOIN payload p ON p.dataset_id = l.dataset_id AND p.seq = l.seq
        WHERE l.dataset_id = ? AND l.seq > ? ORDER BY l.seq LIMIT ?`,
      ),
      textId: db.prepare('SELECT id FROM act_text WHERE text = ?'),
      addText: db.prepare('INSERT INTO act_text (text) VALUES (?) RETURNING id'),
      add: db.prepare('INSERT INTO act VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
      reach: db.prepare(
        'INSERT INTO act_place VALUES (?, ?) ON CONFLICT (dataset_id) DO UPDATE SET seq = excluded.seq',
      ),
      revisionBefore: db.prepare(
        'SELECT seq FROM revision WHERE dataset_id = ? AND document_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1',
      ),
      body: db.prepare('SELECT body FROM payload WHERE dataset_id = ? AND seq = ?'),
      last: db.prepare(
        `SELECT ${text('type')} AS type, ${text('title')} AS title FROM act
        WHERE dataset_id = ? AND document = ? ORDER BY seq DESC, nth DESC LIMIT 1`,
      ),
      versions: db.prepare(
        `SELECT DISTINCT document_id AS id FROM revision
        WHERE dataset_id = ? AND document_id > ? AND document_id < ? AND seq < ?`,
      ),
    }
  }

  /** Reads the next entries, in one transaction. @returns whether there may be more */
  readSome(): boolean {
    return inTransaction(this.db, () => {
      const from = indexedUpTo(this.db, this.datasetId)
      const rows = this.statements.since.all(this.datasetId, from, entriesAtOnce)
      // A question that could not wait read on meanwhile: what is kept in memory is older than that.
      if (from !== this.reached) this.states.clear()
      this.reached = from
      const until = performance.now() + pieceMs
      let read = 0
      for (const row of rows) {
        this.reached = this.read(row)
        read += 1
        if (performance.now() > until) break
      }
      if (this.reached > from) this.statements.reach.run(this.datasetId, this.reached)
      return read < rows.length || rows.length === entriesAtOnce
    })
  }

  private read(row: unknown): number {
    const { seq, author, body } = entryRow.parse(row)
    const payload = payloadIn(body)
    if (payload === undefined) {
      this.write(seq, 0, unreadable(author))
      this.states.clear()
      return seq
    }
    const { documents, causes, forgotten, reason } = payload
    const entry: ActEntry = {
      author,
      causes,
      reason: forgotten === undefined ? undefined : (reason ?? ''),
      changes: Object.entries(documents).map(([id, after]) => ({
        id,
        before: this.before(id, seq),
        after: after ?? undefined,
      })),
    }
    for (const [nth, act] of actsOf(entry, this.knownBefore(seq)).entries()) this.write(seq, nth, act)
    for (const [id, after] of Object.entries(documents)) this.states.set(id, after)
    return seq
  }

  private write(seq: number, nth: number, one: PlannedAct): void {
    const { statements, datasetId } = this
    const maybe = (word: string | undefined) => (word === undefined ? null : this.idOf(word))
    statements.add.run(
      datasetId,
      seq,
      nth,
      this.idOf(one.act),
      this.idOf(one.person),
      this.idOf(one.document),
      this.idOf(one.ids.join(' ')),
      maybe(one.type),
      maybe(one.title),
      maybe(one.language),
      maybe(one.release),
      one.fields.length === 0 ? null : this.idOf(one.fields.join(' ')),
      one.reason ?? null,
      Object.keys(one.detail).length === 0 ? null : JSON.stringify(one.detail),
    )
  }

  private knownBefore(seq: number): Known {
    return {
      published: (id) => this.before(id, seq),
      last: (id) => {
        const known = this.statements.textId.get(id)
        const row = known && this.statements.last.get(this.datasetId, idRow.parse(known).id)
        if (row === undefined) return undefined
        const { type, title } = lastRow.parse(row)
        return { type: type ?? undefined, title: title ?? undefined }
      },
      // `/` follows `.`, so the bounds cover all ids that begin with the prefix.
      heldBy: (release) =>
        this.statements.versions
          .all(this.datasetId, `versions.${release}.`, `versions.${release}/`, seq)
          .map((row) => documentRow.parse(row).id)
          .filter((id) => this.before(id, seq) !== undefined)
          .map(publishedId),
    }
  }

  /** The document before the entry in a place. */
  private before(id: string, seq: number): LakeDocument | undefined {
    const known = this.states.use(id)
    if (known !== undefined) return known ?? undefined
    const found = this.statements.revisionBefore.get(this.datasetId, id, seq)
    if (found === undefined) {
      this.states.set(id, null)
      return undefined
    }
    const document = this.documentsAt(placeRow.parse(found).seq)[id] ?? null
    this.states.set(id, document)
    return document ?? undefined
  }

  private documentsAt(place: number): Record<string, LakeDocument | null> {
    const kept = this.payloads.use(place)
    if (kept !== undefined) return kept
    const { body } = bodyRow.parse(this.statements.body.get(this.datasetId, place))
    const documents = payloadIn(body)?.documents ?? {}
    this.payloads.set(place, documents)
    return documents
  }

  private idOf(word: string): number {
    const kept = this.texts.use(word)
    if (kept !== undefined) return kept
    const row = this.statements.textId.get(word) ?? this.statements.addText.get(word)
    const { id } = idRow.parse(row)
    this.texts.set(word, id)
    return id
  }
}
