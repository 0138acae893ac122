import type { LakeDocument } from './document.ts'

/** What a transaction did to one document. */
export interface Change {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /** The patches that alone led from `before` to `after`; absent for a document written as a whole. */
  patches: readonly Record<string, unknown>[] | undefined
}

/**
 * What visitors get of a document in place of what is published, before and after a transaction: `null` for
 * nothing, `undefined` for what is published.
 */
export interface BehindChange {
  id: string
  before: LakeDocument | null | undefined
  after: LakeDocument | null | undefined
}

/** Why a document changed, for its history: the action, or a plain mutation. */
export interface Cause {
  action: string
  publishedId: string
  versionId?: string
}

/** A transaction that is on disk. */
export interface Committed {
  dataset: string
  /** Place in the dataset's log, from 1. */
  sequence: number
  transactionId: string
  /** ISO 8601 with milliseconds. */
  timestamp: string
  /** Id of the principal. */
  author: string
  changes: readonly Change[]
  /**
   * What of it changes for visitors: what comes into force, and published documents that need nobody. Read
   * from the log, all of the published ones.
   */
  visible: readonly Change[]
  behind: readonly BehindChange[]
  causes: readonly Cause[]
  /** Whether it has an outbox row, hence a webhook. */
  announced: boolean
}
