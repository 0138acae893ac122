import type { LakeDocument } from '#lake/store/document.ts'
import type { QueryRequest } from './plan.ts'
import type { QueryAnswer } from './run.ts'
import type { Audience, Perspective } from './views.ts'

/** A change without what the copy knows already. */
export interface CopiedChange {
  id: string
  after: LakeDocument | undefined
}

/** What the query thread is told. Messages are worked off in order, so a query sees every commit before it. */
export type ToThread =
  | {
      kind: 'load'
      dataset: { id: number; name: string; aclMode: string }
      documents: readonly LakeDocument[]
    }
  | { kind: 'change'; datasetId: number; sequence: number; changes: readonly CopiedChange[] }
  | {
      kind: 'query'
      id: number
      datasetId: number
      perspective: Perspective
      audience: Audience
      request: QueryRequest
    }

/** Its answer to a query. */
export type FromThread =
  | { id: number; answer: QueryAnswer }
  | { id: number; refusal: { status: number; body: Record<string, unknown>; message: string } }
