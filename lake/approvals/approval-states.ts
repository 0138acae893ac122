import type { DatabaseSync } from 'node:sqlite'
import { makerOfToken } from '#lake/access/tokens.ts'
import type { BehindChange, Change, Committed } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { isPublished, isSystem, type LakeDocument, publishedId } from '#lake/store/document.ts'
import type { History } from '#lake/store/history.ts'
import { hashIn } from './asset-hashes.ts'
import type { Decision } from './decision.ts'
import { type Policy, policyType } from './policy.ts'
import { PolicyHistory } from './policy-history.ts'
import { ApprovalRecord } from './record.ts'
import { seedId } from './seed.ts'
import { comesAt, insteadOf, type ApprovalState } from './approval-state.ts'
import { ApprovalStateReader } from './approval-state-reader.ts'
import { decisionsIn, type FactEntry, type WrittenEntry } from './log-facts.ts'

/** What a transaction does to what is in force. */
export interface Effect {
  /** What changes for visitors: documents of types that need nobody, and what comes into force or leaves it. */
  visible: readonly Change[]
  behind: readonly BehindChange[]
  /** The documents it concerns, with their states before and after it. */
  approvalStates: readonly { id: string; before: ApprovalState | undefined; after: ApprovalState }[]
}

/**
 * What is in force of a dataset, folded from its log when it is opened and on with each transaction: only
 * documents of types that need somebody's agreement are followed.
 */
export class ApprovalStates {
  readonly policies = new PolicyHistory()
  /** `contentHash` of a document of the dataset. */
  readonly hashOf: (document: LakeDocument) => string
  /** Sequence of the act "seed"; `undefined` before it. */
  seededAt: number | undefined
  private readonly dataset: Dataset
  private readonly record: ApprovalRecord
  private readonly reader: ApprovalStateReader
  private readonly byId = new Map<string, ApprovalState>()

  constructor(db: DatabaseSync, dataset: Dataset, history: History) {
    this.dataset = dataset
    this.record = new ApprovalRecord(db, dataset.id)
    this.hashOf = hashIn(db, dataset.id)
    const { record, policies } = this
    const hashOf = (document: LakeDocument) => record.forgottenHash(document) ?? this.hashOf(document)
    const makerOf = (author: string) => makerOfToken(db, author)
    this.reader = new ApprovalStateReader({ dataset, history, record, policies, hashOf, makerOf })
    this.load()
  }

  /** `undefined` for a document that never needed anybody. */
  of(id: string): ApprovalState | undefined {
    return this.byId.get(id)
  }

  all(): IterableIterator<ApprovalState> {
    return this.byId.values()
  }

  /** Whether an entry of the log about this document was changed after it was written. */
  hasFault(id: string): boolean {
    return this.record.faults.has(id)
  }

  /** What a document needs now: the strictest policy of all its types. */
  policyOf(id: string, types: Iterable<string>): Policy {
    if (id === policyType) return this.policies.at(0).of(policyType)
    return this.policies.strictest(types, Number.POSITIVE_INFINITY)
  }

  /** What an entry would do; nothing is changed. */
  effectOf(entry: WrittenEntry): Effect {
    const approvalStates: { id: string; before: ApprovalState | undefined; after: ApprovalState }[] = []
    const visible: Change[] = []
    const decisions = decisionsIn(entry)
    for (const id of this.concerned(entry, decisions)) {
      const known = this.byId.get(id)
      const before = known ?? this.reader.read(id, this.record.versions().get(id) ?? [], [])
      const after = this.reader.next(before, entry, decisions)
      approvalStates.push({ id, before: known, after })
      if (!comesAt(after, entry.sequence)) continue
      if (before.document !== undefined || after.document !== undefined) {
        visible.push({ id, before: before.document, after: after.document, patches: undefined })
      }
    }
    const followed = new Set(approvalStates.map(({ id }) => id))
    const free = entry.changes.filter(({ id }) => isPublished(id) && !followed.has(id))
    const behind = approvalStates.map(({ id, before, after }) => ({
      id,
      before: before && insteadOf(before),
      after: insteadOf(after),
    }))
    return { visible: [...free, ...visible], behind, approvalStates }
  }

  /** Takes over the effect of an entry. */
  apply(entry: FactEntry, { approvalStates }: Effect): void {
    for (const { id, after } of approvalStates) {
      this.byId.set(id, after)
      if (id === policyType && comesAt(after, entry.sequence)) {
        this.policies.add(entry.sequence, after.document)
      }
    }
    if (isSeedAct(entry)) this.seededAt ??= entry.sequence
  }

  /** Takes back the effect of the newest entry, which could not be written. */
  revert(entry: FactEntry, { approvalStates }: Effect): void {
    for (const { id, before } of approvalStates) {
      if (before === undefined) this.byId.delete(id)
      else this.byId.set(id, before)
    }
    this.policies.drop(entry.sequence)
    if (this.seededAt === entry.sequence) this.seededAt = undefined
    this.record.forgetRead()
  }

  /** What an entry of the past changed for visitors; its documents may be in a later state. */
  visibleIn({ sequence, changes }: Committed): Change[] {
    const free = changes.filter(({ id }) => isPublished(id) && !this.byId.has(id))
    const came = [...this.byId.values()].filter(({ inForce }) =>
      inForce.history.some((one) => one.sequence === sequence),
    )
    return [
      ...free,
      ...came.map(({ publishedId: id, document }): Change => {
        const own = changes.find((change) => change.id === id)
        return { id, before: own?.before, after: document ?? own?.after, patches: undefined }
      }),
    ]
  }

  /**
   * The documents of which visitors got another state than the published one after the entry at this place:
   * `null` for none. Before the act "seed" they got what was published.
   */
  *behindAt(at: number): Generator<[string, LakeDocument | null]> {
    if (this.seededAt !== undefined && at < this.seededAt) return
    for (const { publishedId: id, facts, inForce } of this.byId.values()) {
      const last = facts.findLast((one) => one.kind === 'published' && one.sequence <= at)
      const published = last?.kind === 'published' && last.contentHash !== null ? last.revision : undefined
      const revision = inForce.history.findLast(({ sequence }) => sequence <= at)?.revision
      if (revision !== published) yield [id, this.reader.fromLog(id, revision) ?? null]
    }
  }

  /** Those of these places of the log at which a revision was written that visitors got then or later. */
  placesInForce(id: string, places: readonly number[]): number[] {
    const approvalState = this.byId.get(id)
    if (approvalState === undefined) return [...places]
    const came = new Set(approvalState.inForce.history.map(({ revision }) => this.reader.placeOf(revision)))
    return places.filter((place) => place < (this.seededAt ?? 0) || came.has(place))
  }

  /** Ids of the documents an entry is about that are, or must from now on be, followed. */
  private concerned(entry: FactEntry, decisions: readonly Decision[]): Set<string> {
    const ids = new Set(decisions.map(({ subject }) => subject.publishedId))
    const types = this.policies.types()
    for (const { id, before, after } of entry.changes) {
      if (isSystem(id)) continue
      const of = publishedId(id)
      const isRegulated = [before, after].some((doc) => doc !== undefined && types.has(doc._type))
      if (isRegulated || this.byId.has(of)) ids.add(of)
    }
    return ids
  }

  private load(): void {
    const versions = this.record.versions()
    const entries = this.record.decisions()
    const decided = new Map<string, Decision[]>()
    for (const decision of entries.flatMap((entry) => decisionsIn(entry))) {
      const of = decision.subject.publishedId
      decided.set(of, [...(decided.get(of) ?? []), decision])
    }
    this.seededAt = entries.find(isSeedAct)?.sequence
    const follow = (id: string) => {
      const approvalState = this.reader.read(id, versions.get(id) ?? [], decided.get(id) ?? [])
      if (approvalState.facts.length > 0 || approvalState.isTampered) this.byId.set(id, approvalState)
      return approvalState
    }
    for (const { revision, sequence } of follow(policyType).inForce.history) {
      this.policies.add(sequence, this.reader.fromLog(policyType, revision))
    }
    const types = this.policies.types()
    const ids = new Set(decided.keys())
    for (const { _id, _type } of this.dataset.documents.all.items) {
      if (types.has(_type) && !isSystem(_id)) ids.add(publishedId(_id))
    }
    ids.delete(policyType)
    for (const id of ids) follow(id)
    for (const approvalState of this.byId.values()) {
      const instead = insteadOf(approvalState)
      if (instead !== undefined) this.dataset.behind.set(approvalState.publishedId, instead)
      const came = approvalState.inForce.history.at(-1)?.sequence ?? 0
      this.dataset.publishedSequence = Math.max(this.dataset.publishedSequence, came)
    }
  }
}

const isSeedAct = ({ changes }: FactEntry): boolean =>
  changes.some(({ id, before, after }) => id === seedId && before === undefined && after !== undefined)
