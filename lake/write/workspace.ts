import type { Principal } from '#lake/access/principal.ts'
import type { Cause, Change } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { type LakeDocument, publishedId } from '#lake/store/document.ts'
import type { JsonObject } from '#common/records.ts'
import { cleaned } from './validity/cleaned.ts'
import type { PatchOperations } from './schema.ts'

interface Touched {
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /**
   * The patches that alone lead from `before` to `after`; absent once the document was replaced as a whole.
   */
  patches: PatchOperations[] | undefined
  /** Index of the last mutation or action that wrote it, for error messages. */
  index: number
}

/**
 * The state of a dataset as one transaction sees and changes it, invisible outside until the transaction is
 * on disk.
 */
export class Workspace {
  readonly dataset: Dataset
  readonly principal: Principal
  readonly transactionId: string
  readonly timestamp: string
  readonly causes: Cause[] = []
  /** Index of the mutation or action being applied. */
  index = 0
  private readonly touched = new Map<string, Touched>()
  private readonly unlocked = new Set<string>()
  private readonly uploads = new Set<string>()
  private readonly decisions = new Set<string>()

  constructor(dataset: Dataset, principal: Principal, transactionId: string, timestamp: string) {
    this.dataset = dataset
    this.principal = principal
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get(id: string): LakeDocument | undefined {
    const touched = this.touched.get(id)
    return touched === undefined ? this.dataset.get(id) : touched.after
  }

  /** Writes a whole document; the lake sets its revision and times. */
  put(attributes: JsonObject & { _id: string; _type: string }): LakeDocument {
    const { _createdAt: createdAt, _updatedAt: updatedAt, ...rest } = attributes
    const doc: LakeDocument = {
      ...rest,
      _createdAt: typeof createdAt === 'string' ? createdAt : this.timestamp,
      _updatedAt: typeof updatedAt === 'string' ? updatedAt : this.timestamp,
      _rev: this.transactionId,
    }
    this.touch(doc._id, doc, undefined)
    return doc
  }

  /** Writes the document of an uploaded file. */
  putUpload(attributes: JsonObject & { _id: string; _type: string }): LakeDocument {
    this.uploads.add(attributes._id)
    return this.put(attributes)
  }

  isUpload(id: string): boolean {
    return this.uploads.has(id)
  }

  /** Writes a decision about a document, which only the lake's own actions do. */
  putDecision(attributes: JsonObject & { _id: string; _type: string }): LakeDocument {
    this.decisions.add(attributes._id)
    return this.put(attributes)
  }

  isDecision(id: string): boolean {
    return this.decisions.has(id)
  }

  /**
   * A document as a client sent it, its texts cleaned. Only administrators, who import, may set its times; for others it
   * keeps the creation time of the document it replaces.
   */
  fromClient(
    attributes: JsonObject & { _id: string; _type: string },
  ): JsonObject & { _id: string; _type: string } {
    const clean = cleaned(attributes)
    if (this.principal.role === 'administrator') return clean
    const current = this.get(attributes._id)
    return { ...clean, _createdAt: current?._createdAt, _updatedAt: undefined }
  }

  /** Writes the result of a patch to the existing document. */
  putPatched(current: LakeDocument, patched: JsonObject, patch: PatchOperations): LakeDocument {
    const doc: LakeDocument = {
      ...patched,
      _id: current._id,
      _type: current._type,
      _createdAt: current._createdAt,
      _updatedAt: this.timestamp,
      _rev: this.transactionId,
    }
    this.touch(doc._id, doc, patch)
    return doc
  }

  remove(id: string): void {
    this.touch(id, undefined, undefined)
  }

  /** Every document as the transaction sees it, for queries inside of it. */
  documents(): LakeDocument[] {
    const current = this.dataset.documents.all.items.filter((doc) => !this.touched.has(doc._id))
    return [...current, ...[...this.touched.values()].flatMap(({ after }) => after ?? [])]
  }

  get isTouched(): boolean {
    return this.touched.size > 0
  }

  /** Index of the mutation or action that wrote the document last. */
  indexOf(id: string): number {
    return this.touched.get(id)?.index ?? 0
  }

  /** The transaction's changes, without documents created and deleted within it. */
  changes(): Change[] {
    return [...this.touched].flatMap(([id, { before, after, patches }]) => {
      if (before === undefined && after === undefined) return []
      return [{ id, before, after, patches: before === undefined ? undefined : patches }]
    })
  }

  /** Allows this transaction to change the versions of a release, because it acts on the release itself. */
  unlockRelease(name: string): void {
    this.unlocked.add(name)
  }

  hasUnlocked(name: string): boolean {
    return this.unlocked.has(name)
  }

  /** Records why documents changed, for the history. */
  addCause(action: string, id: string, versionId?: string): void {
    this.causes.push({
      action,
      publishedId: publishedId(id),
      ...(versionId === undefined ? {} : { versionId }),
    })
  }

  private touch(id: string, after: LakeDocument | undefined, patch: PatchOperations | undefined): void {
    const known = this.touched.get(id)
    const before = known === undefined ? this.dataset.get(id) : known.before
    const earlier = known === undefined ? [] : known.patches
    const patches = patch === undefined || earlier === undefined ? undefined : [...earlier, patch]
    this.touched.set(id, { before, after, patches, index: this.index })
  }
}
