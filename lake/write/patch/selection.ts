import { queryEvaluationError } from '#lake/http/errors.ts'
import { tookTooLong } from '#lake/query/answer.ts'
import { planQuery, type QueryRequest } from '#lake/query/plan/plan.ts'
import { checkRequest } from '#lake/query/pool/request-limits.ts'
import { runQuery } from '#lake/query/run.ts'
import { TimeOver, withTimeLimit } from '#lake/query/pool/time-limit.ts'
import { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { invalid } from '#lake/write/faults.ts'
import { isRecord } from '#common/records.ts'
import type { Workspace } from '#lake/write/workspace.ts'

const maxSelected = 10_000
const timeLimitMs = 2_000
/** Memory a selection may allocate, in bytes. */
const maxBytes = 268_435_456

interface Selection {
  id?: string | string[] | undefined
  query?: string | undefined
  params?: Record<string, unknown> | undefined
}

/**
 * Ids of the documents a mutation applies to, by id or by query.
 * @throws {WriteRefusal} 400 when it names neither, or a query selects more than 10,000 documents
 */
export function selectedIds(workspace: Workspace, selection: Selection, projectId: string): string[] {
  if (selection.id !== undefined) return [selection.id].flat()
  if (selection.query === undefined) {
    throw invalid('A mutation needs an "id" or a "query" that selects its documents', workspace.index)
  }
  const result = resultOf(workspace, {
    query: selection.query,
    params: selection.params ?? {},
    identity: workspace.principal.id,
    projectId,
    dataset: workspace.dataset.name,
  })
  const found: readonly unknown[] = Array.isArray(result) ? result : [result]
  const ids = found.flatMap((item) =>
    isRecord(item) && typeof item['_id'] === 'string' ? [item['_id']] : [],
  )
  if (ids.length > maxSelected) {
    throw invalid(`The query selects ${ids.length} documents, more than ${maxSelected}`, workspace.index)
  }
  return [...new Set(ids)]
}

/** All other writes wait for a selection, so its limits are lower than a query's. */
function resultOf(workspace: Workspace, request: QueryRequest): unknown {
  checkRequest(request, 'member')
  const view = viewFor(workspace)
  try {
    return withTimeLimit(timeLimitMs, () => {
      const plan = planQuery(view, request)
      if (plan.bytes.made > maxBytes) throw needsTooMuch(request.query, plan.bytes.made)
      return runQuery(view, request, plan).result
    })
  } catch (error) {
    throw error instanceof TimeOver ? tookTooLong(request.query, timeLimitMs) : error
  }
}

const needsTooMuch = (query: string, bytes: number) =>
  queryEvaluationError(
    413,
    query,
    `The query that selects documents makes some ${bytes} bytes; ${maxBytes} are allowed. Select by simpler conditions.`,
  )

/** Queries see the effects of earlier mutations in the same transaction. */
function viewFor(workspace: Workspace): DocumentIndex {
  if (!workspace.isTouched) return workspace.dataset.documents
  const view = new DocumentIndex()
  for (const doc of workspace.documents()) view.put(doc)
  return view
}
