import { HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { foldClosed } from './plan/closed.ts'
import { evaluateTree, evaluateTreeAsync, evaluateValue, nestedTooDeeply } from './groq.ts'
import { planQuery, type QueryPlan, type QueryRequest } from './plan/plan.ts'
import { type SourceMap, sourceMapOf } from './trace/source-map.ts'
import { queryTags, type SyncTag } from './tags.ts'

export interface QueryAnswer {
  result: unknown
  syncTags: SyncTag[]
  /** Where the values of the result come from, if requested and known. */
  sourceMap?: SourceMap
}

/**
 * Answers a query from a view of the dataset.
 * @throws {HttpError} 400 when the query cannot be read, lacks a parameter or uses what the lake does not
 * implement
 */
export function runQuery(
  view: DocumentIndex,
  request: QueryRequest,
  plan = planQuery(view, request),
): QueryAnswer {
  try {
    const result = evaluateFolded(plan) ?? null
    const answer = answerOf(plan, request, result)
    if (request.sourceMap !== true) return answer
    const sourceMap = sourceMapOf(plan, view.all.items, result)
    return sourceMap === undefined ? answer : { ...answer, sourceMap }
  } catch (error) {
    throw refusalOf(error, request)
  }
}

/** As `runQuery`, with an unlimited planning budget, and including functions that compare by selectors. */
export async function runQueryAsync(view: DocumentIndex, request: QueryRequest): Promise<QueryAnswer> {
  const plan = planQuery(view, request, Number.POSITIVE_INFINITY)
  if (!plan.isAsync) return runQuery(view, request, plan)
  try {
    return answerOf(plan, request, (await evaluateTreeAsync(plan.tree, plan.evaluation)) ?? null)
  } catch (error) {
    throw refusalOf(error, request)
  }
}

function answerOf(plan: QueryPlan, request: QueryRequest, result: unknown): QueryAnswer {
  return { result, syncTags: queryTags(request.dataset, plan.parsed, plan.followed) }
}

/** Evaluates once what would be the same for every item of a loop. */
function evaluateFolded({ tree, evaluation }: QueryPlan): unknown {
  const params: Record<string, unknown> = { ...evaluation.params }
  const known = { ...evaluation, params }
  const folded = foldClosed(tree, (node) => {
    const name = ` value ${Object.keys(params).length}`
    params[name] = evaluateValue(node, known)
    return { type: 'Parameter', name }
  })
  return evaluateTree(folded, known)
}

function refusalOf(error: unknown, { query }: QueryRequest): unknown {
  if (error instanceof HttpError || !(error instanceof Error)) return error
  if (error instanceof RangeError && error.message.includes('call stack')) return nestedTooDeeply(query)
  return queryEvaluationError(400, query, `The query could not be evaluated: ${error.message}`)
}
