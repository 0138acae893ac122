import type { Change } from '#lake/store/committed.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { ApprovalRequest, Decision } from './decision.ts'
import type { InForce, Told } from './plan-in-force.ts'

/** Where a document stands that needs, or ever needed, somebody's agreement. */
export interface Standing {
  readonly publishedId: string
  readonly told: readonly Told[]
  /** Every type it was published or drafted as. */
  readonly types: ReadonlySet<string>
  readonly inForce: InForce
  /** What visitors get; `undefined` where they get nothing. */
  readonly document: LakeDocument | undefined
  /** Whether the database holds another published state than its log. */
  readonly isTampered: boolean
}

/** Whether visitors get another state of it than the published one. */
export const isBehind = ({ inForce, isTampered }: Standing): boolean => inForce.isBehind || isTampered

/** Every decision about a document, oldest first. */
export const decisionsOf = ({ told }: Standing): Decision[] =>
  told.flatMap((one) => (one.kind === 'decision' ? [one.decision] : []))

/** The requests about a document that what is in force has not used up, oldest first. */
export const openRequestsOf = (standing: Standing): ApprovalRequest[] =>
  decisionsOf(standing).filter(
    (one): one is ApprovalRequest => one.kind === 'ask' && one.sequence > standing.inForce.sequence,
  )

/** Whether what is in force changed with the entry at this place. */
export const comesAt = ({ inForce }: Standing, sequence: number): boolean =>
  inForce.history.at(-1)?.sequence === sequence

/** What visitors get in place of what is published: `null` for nothing, `undefined` for what is published. */
export const insteadOf = (standing: Standing): LakeDocument | null | undefined =>
  isBehind(standing) ? (standing.document ?? null) : undefined

/** The types a document had before and after a change. */
export const typesOf = (change: Pick<Change, 'before' | 'after'> | undefined): string[] =>
  [change?.before, change?.after].flatMap((doc) => doc?._type ?? [])
