import type { LakeDocument } from '#lake/store/document.ts'
import type { QueryRequest } from '#lake/query/plan/plan.ts'
import type { Audience, Perspective } from './views.ts'

/** A change without what the copy knows already. */
export interface CopiedChange {
  id: string
  after: LakeDocument | undefined
}

export interface DatasetRow {
  id: number
  name: string
  aclMode: string
}

/** A query and as whom it is asked. */
export interface Question {
  id: number
  datasetId: number
  perspective: Perspective
  audience: Audience
  request: QueryRequest
}

/** What a query process is told. Messages are worked off in order, so a query sees every commit before it. */
export type ToProcess =
  /** Read a dataset of the lake from its database. */
  | { kind: 'open'; dataset: DatasetRow }
  /** Take over documents of a dataset that only exists in memory, such as one of a past instant. */
  | { kind: 'take'; dataset: DatasetRow; documents: readonly LakeDocument[] }
  | { kind: 'forget'; datasetId: number }
  | { kind: 'change'; datasetId: number; sequence: number; changes: readonly CopiedChange[] }
  /** To be answered with `ready`, when all before it is done. */
  | { kind: 'greet' }
  | ({ kind: 'query' } & Question)

/** What it tells: that it now begins with a query, then the answer, as JSON, or the refusal. */
export type FromProcess =
  | { kind: 'ready' }
  | { kind: 'begun'; id: number }
  | { kind: 'answer'; id: number; fields: Uint8Array }
  | { kind: 'refusal'; id: number; status: number; body: Record<string, unknown>; message: string }
