import type { LakeDocument } from '#lake/store/document.ts'
import type { QueryRequest } from '#lake/query/plan/plan.ts'
import type { Audience, Perspective } from '#lake/query/views.ts'

/** A change without what the copy holds already. */
export interface CopiedChange {
  id: string
  after: LakeDocument | undefined
}

/** What visitors get in place of a published document; `undefined` for the document itself. */
export interface CopiedBehind {
  id: string
  after: LakeDocument | null | undefined
}

export interface DatasetRow {
  id: number
  name: string
  aclMode: string
}

/** A query and its reader. */
export interface Question {
  id: number
  datasetId: number
  perspective: Perspective
  audience: Audience
  request: QueryRequest
}

/**
 * A message to a query process. Messages are processed in order, so a query sees every commit sent before it.
 */
export type ToProcess =
  /** Reads a dataset of the lake from its database. */
  | { kind: 'open'; dataset: DatasetRow; behind: readonly CopiedBehind[] }
  /** Receives documents of a dataset that exists only in memory, such as a past state. */
  | {
      kind: 'take'
      dataset: DatasetRow
      documents: readonly LakeDocument[]
      behind: readonly CopiedBehind[]
    }
  | { kind: 'forget'; datasetId: number }
  | {
      kind: 'change'
      datasetId: number
      sequence: number
      changes: readonly CopiedChange[]
      behind: readonly CopiedBehind[]
    }
  /** Answered by `ready` once everything before it is done. */
  | { kind: 'greet' }
  | ({ kind: 'query' } & Question)

/** A message from a query process: that it starts a query, then the answer as JSON, or the refusal. */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'begun'; id: number }
  | { kind: 'answer'; id: number; fields: Uint8Array }
  | { kind: 'refusal'; id: number; status: number; body: Record<string, unknown>; message: string }
