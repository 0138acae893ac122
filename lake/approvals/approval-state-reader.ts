import type { Dataset } from '#lake/store/dataset.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { History } from '#lake/store/history.ts'
import type { Decision } from './decision.ts'
import { type InForce, planInForce, type LogFact } from './plan-in-force.ts'
import { policyType } from './policy.ts'
import type { PolicyHistory } from './policy-history.ts'
import type { ApprovalRecord } from './record.ts'
import { type ApprovalState, typesOf } from './approval-state.ts'
import { appendFacts, type FactEntry, factsOf } from './log-facts.ts'

interface Parts {
  dataset: Dataset
  history: History
  record: ApprovalRecord
  policies: PolicyHistory
  hashOf: (document: LakeDocument) => string
  /** Who made a program's token. */
  makerOf: (author: string) => string | undefined
}

const nothing = { transactionId: '', author: '', changes: [], causes: [] }

/** Reads the approval state of a document: from its whole log, or from the state before and the entry that follows. */
export class ApprovalStateReader {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** The state after an entry that is about to be written. */
  next(approvalState: ApprovalState, entry: FactEntry, decisions: readonly Decision[]): ApprovalState {
    const { publishedId: id } = approvalState
    const published = entry.changes.find((change) => change.id === id)
    const types = new Set([...approvalState.types, ...typesOf(published)])
    const facts = appendFacts(approvalState.facts, factsOf(id, entry, this.parts.hashOf, decisions))
    const inForce = this.plan(id, facts, types)
    const { revision } = inForce
    const stands = approvalState.isTampered ? undefined : this.parts.dataset.get(id)
    const document = [approvalState.document, published?.after, stands].find((one) => one?._rev === revision)
    return {
      publishedId: id,
      facts,
      types,
      inForce,
      document: document ?? this.fromLog(id, revision),
      isTampered: approvalState.isTampered && published === undefined,
    }
  }

  private plan(id: string, facts: readonly LogFact[], types: ReadonlySet<string>): InForce {
    const { policies, makerOf } = this.parts
    const policyAt = (sequence: number) =>
      id === policyType ? policies.at(0).of(policyType) : policies.strictest(types, sequence)
    return planInForce(id, facts, policyAt, makerOf)
  }

  /** The state by the document's log, compared with the database. */
  read(
    id: string,
    versions: readonly { id: string; seq: number }[],
    decided: readonly Decision[],
  ): ApprovalState {
    const entries = new Map(this.parts.record.entriesOf(id, versions).map((entry) => [entry.sequence, entry]))
    const places = new Set([...entries.keys(), ...decided.map(({ sequence }) => sequence)])
    let facts: readonly LogFact[] = []
    for (const sequence of [...places].sort((a, b) => a - b)) {
      const entry = entries.get(sequence) ?? { sequence, ...nothing }
      const decisions = decided.filter((one) => one.sequence === sequence)
      facts = appendFacts(facts, factsOf(id, entry, this.parts.hashOf, decisions))
    }
    const published = [...entries.values()].flatMap(
      ({ changes }) => changes.find((one) => one.id === id) ?? [],
    )
    const stands = this.parts.dataset.get(id)
    const types = new Set([...published.flatMap(typesOf), ...typesOf({ before: undefined, after: stands })])
    const inForce = this.plan(id, facts, types)
    const last = facts.findLast((one) => one.kind === 'published')
    const recorded = last?.kind === 'published' ? last.contentHash : null
    const isTampered = (stands === undefined ? null : this.parts.hashOf(stands)) !== recorded
    const isInDatabase = !isTampered && stands?._rev === inForce.revision
    const document = isInDatabase ? stands : this.fromLog(id, inForce.revision)
    return { publishedId: id, facts, types, inForce, document, isTampered }
  }

  /** The place of a revision in the log. */
  placeOf(revision: string | undefined): number | undefined {
    if (revision === undefined) return undefined
    return this.parts.history.sequenceOf(this.parts.dataset, revision)
  }

  /** A document at a revision, from the log. */
  fromLog(id: string, revision: string | undefined): LakeDocument | undefined {
    const place = this.placeOf(revision)
    return place === undefined ? undefined : this.parts.history.documentAt(this.parts.dataset, id, place)
  }
}
