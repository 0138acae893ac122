import { HttpError, queryEvaluationError } from '#lake/http/errors.ts'
import type { DocumentIndex } from '#lake/store/document-index.ts'
import { foldClosed } from './closed.ts'
import { type Evaluation, evaluateTree, evaluateTreeAsync, evaluateValue, type GroqNode } from './groq.ts'
import { planQuery, type QueryPlan, type QueryRequest } from './plan.ts'
import { queryTags, type SyncTag } from './tags.ts'
import { offerTexts } from './text.ts'

export interface QueryAnswer {
  result: unknown
  syncTags: SyncTag[]
}

/**
 * Answers a query from a view of the dataset.
 * @throws {HttpError} 400 when the query cannot be read, lacks a parameter or uses what the lake cannot do
 */
export function runQuery(
  view: DocumentIndex,
  request: QueryRequest,
  plan = planQuery(view, request),
): QueryAnswer {
  const evaluation = evaluationOf(view, request, plan)
  try {
    const { tree, options } = folded(plan.tree, evaluation.options)
    return evaluation.finish(evaluateTree(tree, options))
  } catch (error) {
    throw refusalOf(error, request)
  }
}

/** As `runQuery`, also for the functions that compare by selectors. */
export async function runQueryAsync(view: DocumentIndex, request: QueryRequest): Promise<QueryAnswer> {
  const plan = planQuery(view, request)
  if (!plan.isAsync) return runQuery(view, request, plan)
  const evaluation = evaluationOf(view, request, plan)
  try {
    return evaluation.finish(await evaluateTreeAsync(plan.tree, evaluation.options))
  } catch (error) {
    throw refusalOf(error, request)
  }
}

function evaluationOf(view: DocumentIndex, request: QueryRequest, plan: QueryPlan) {
  if (plan.isSearch) offerTexts(view.all.items)
  const followed = new Map<string, string | undefined>()
  const dereference = ({ _ref: id }: { _ref: string }) => {
    const doc = view.get(id)
    followed.set(id, doc?._type)
    return doc ?? null
  }
  const options: Evaluation = {
    params: plan.params,
    dataset: view.all.items,
    timestamp: new Date(),
    identity: request.identity,
    projectId: request.projectId,
    datasetName: request.dataset,
    dereference,
  }
  const finish = (result: unknown): QueryAnswer => ({
    result: result ?? null,
    syncTags: queryTags(request.dataset, plan.parsed, followed),
  })
  return { options, finish }
}

/** Evaluates once what would be the same for every item of a loop. */
function folded(tree: GroqNode, options: Evaluation) {
  const params: Record<string, unknown> = { ...options.params }
  const known = { ...options, params }
  const result = foldClosed(tree, (node) => {
    const name = ` value ${Object.keys(params).length}`
    params[name] = evaluateValue(node, known)
    return { type: 'Parameter', name }
  })
  return { tree: result, options: known }
}

function refusalOf(error: unknown, { query }: QueryRequest): unknown {
  if (error instanceof HttpError || !(error instanceof Error)) return error
  return queryEvaluationError(400, query, `The query could not be evaluated: ${error.message}`)
}
