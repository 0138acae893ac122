import type { Change } from '#lake/store/committed.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { ApprovalRequest, Decision } from './decision.ts'
import type { InForce, LogFact } from './plan-in-force.ts'

/** The approval state of a document that needs, or ever needed, somebody's agreement. */
export interface ApprovalState {
  readonly publishedId: string
  readonly facts: readonly LogFact[]
  /** Every type it was published or drafted as. */
  readonly types: ReadonlySet<string>
  readonly inForce: InForce
  /** What visitors get; `undefined` where they get nothing. */
  readonly document: LakeDocument | undefined
  /** Whether the database holds another published state than its log. */
  readonly isTampered: boolean
}

/** Whether visitors get another state of it than the published one. */
export const isBehind = ({ inForce, isTampered }: ApprovalState): boolean => inForce.isBehind || isTampered

/** Every decision about a document, oldest first. */
export const decisionsOf = ({ facts }: ApprovalState): Decision[] =>
  facts.flatMap((one) => (one.kind === 'decision' ? [one.decision] : []))

/** The requests about a document that what is in force has not used up, oldest first. */
export const openRequestsOf = (approvalState: ApprovalState): ApprovalRequest[] =>
  decisionsOf(approvalState).filter(
    (one): one is ApprovalRequest => one.kind === 'ask' && one.sequence > approvalState.inForce.sequence,
  )

/** Whether what is in force changed with the entry at this place. */
export const comesAt = ({ inForce }: ApprovalState, sequence: number): boolean =>
  inForce.history.at(-1)?.sequence === sequence

/** What visitors get in place of what is published: `null` for nothing, `undefined` for what is published. */
export const insteadOf = (approvalState: ApprovalState): LakeDocument | null | undefined =>
  isBehind(approvalState) ? (approvalState.document ?? null) : undefined

/** The types a document had before and after a change. */
export const typesOf = (change: Pick<Change, 'before' | 'after'> | undefined): string[] =>
  [change?.before, change?.after].flatMap((doc) => doc?._type ?? [])
