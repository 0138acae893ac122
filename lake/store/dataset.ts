import type { Committed } from './committed.ts'
import type { LakeDocument } from './document.ts'
import { DocumentIndex } from './indexes/document-index.ts'
import { ReferenceIndex } from './indexes/reference-index.ts'

/** The end of the dataset's log. */
export interface LogTip {
  sequence: number
  /** Hash of the newest entry; the genesis hash for an empty log. */
  hash: string
  /** Time of the newest entry; times never decrease. */
  time: string
}

export type CommitListener = (committed: Committed) => void

/** A dataset's current documents in memory, and its commit listeners. */
export class Dataset {
  readonly id: number
  readonly name: string
  aclMode: string
  readonly documents = new DocumentIndex()
  readonly references = new ReferenceIndex()
  /**
   * What visitors get in place of documents that are published but not in force: the revision in force, or
   * `null` for nothing.
   */
  readonly behind = new Map<string, LakeDocument | null>()
  tip: LogTip
  /** Sequence of the newest transaction that changed what visitors get. */
  publishedSequence: number
  private readonly listeners = new Map<CommitListener, () => void>()

  constructor(row: { id: number; name: string; aclMode: string }, tip: LogTip, publishedSequence: number) {
    this.id = row.id
    this.name = row.name
    this.aclMode = row.aclMode
    this.tip = tip
    this.publishedSequence = publishedSequence
  }

  get(id: string): LakeDocument | undefined {
    return this.documents.get(id)
  }

  /** Loads a document as it was read from disk. */
  load(doc: LakeDocument): void {
    this.documents.put(doc)
    this.references.put(undefined, doc)
  }

  /** Applies a transaction to memory. */
  apply({ changes, behind }: Committed, tip: LogTip): void {
    for (const { id, before, after } of changes) this.replace(id, before, after)
    for (const { id, after } of behind) this.putBehind(id, after)
    this.tip = tip
  }

  /** Reverts a transaction that could not be written. */
  revert({ changes, behind }: Committed, tip: LogTip): void {
    for (const { id, before, after } of changes) this.replace(id, after, before)
    for (const { id, before } of behind) this.putBehind(id, before)
    this.tip = tip
  }

  private replace(id: string, before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (after === undefined) this.documents.remove(id)
    else this.documents.put(after)
    this.references.put(before, after)
  }

  private putBehind(id: string, instead: LakeDocument | null | undefined): void {
    if (instead === undefined) this.behind.delete(id)
    else this.behind.set(id, instead)
  }

  /** Notifies every listener; call it once a transaction is on disk, in order. */
  publish(committed: Committed): void {
    if (committed.visible.length > 0) this.publishedSequence = committed.sequence
    for (const listener of this.listeners.keys()) listener(committed)
  }

  /**
   * Calls `listener` after each commit until the returned function is called, and `ended` when the dataset is
   * deleted.
   */
  subscribe(listener: CommitListener, ended: () => void = () => {}): () => void {
    this.listeners.set(listener, ended)
    return () => void this.listeners.delete(listener)
  }

  /** Notifies every listener that no more commits will come. */
  end(): void {
    for (const ended of this.listeners.values()) ended()
    this.listeners.clear()
  }
}
