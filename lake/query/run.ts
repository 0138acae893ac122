import { HttpError, queryEvaluationError, queryParseError } from '#lake/http/errors.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/document-index.ts'
import { foldClosed } from './closed.ts'
import { constraintOf } from './constraints.ts'
import { costOf } from './cost.ts'
import {
  childNode,
  type Evaluation,
  evaluateTree,
  evaluateTreeAsync,
  evaluateValue,
  type GroqNode,
  isNode,
  needsAsync,
  parseQuery,
  rewrite,
  walk,
} from './groq.ts'
import { queryTags, type SyncTag } from './tags.ts'
import { isTextQuery, offerTexts, rewriteTextQuery } from './text.ts'

export interface QueryRequest {
  query: string
  params: Readonly<Record<string, unknown>>
  /** Id of the one who asks, for `identity()`. */
  identity: string
  projectId: string
  dataset: string
}

export interface QueryAnswer {
  result: unknown
  syncTags: SyncTag[]
}

/** A query that was read and narrowed to the documents it can match. */
export interface QueryPlan {
  readonly parsed: GroqNode
  readonly tree: GroqNode
  /** The candidates of each filtered `*`, by parameter name. */
  readonly params: Readonly<Record<string, readonly LakeDocument[]>>
  /** Roughly how many values it looks at. */
  readonly cost: number
  /** Whether `runQuery` cannot answer it. */
  readonly isAsync: boolean
}

/**
 * Reads a query and finds the documents it has to look at.
 * @throws {HttpError} 400 when the query cannot be read or lacks a parameter
 */
export function planQuery(view: DocumentIndex, request: QueryRequest): QueryPlan {
  const parsed = parseQuery(request.query, request.params)
  refuseMissingParameters(parsed, request.query)
  refuseMisplacedScore(parsed, request.query)
  const { tree, params } = narrowed(parsed, view)
  const cost = costOf(tree, params, view.all.items.length)
  return { parsed, tree, params, cost, isAsync: needsAsync(parsed) }
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

function refuseMissingParameters(tree: GroqNode, query: string): void {
  walk(tree, (node) => {
    if (node.type !== 'Parameter' || typeof node['name'] !== 'string') return
    const start = Math.max(0, query.indexOf(`$${node['name']}`))
    const end = start + node['name'].length + 1
    throw queryParseError(query, `param $${node['name']} referenced, but not provided`, start, end)
  })
}

/** Scores are for documents as they are stored, not for projections or single items. */
function refuseMisplacedScore(tree: GroqNode, query: string): void {
  walk(tree, (node) => {
    if (node.type !== 'PipeFuncCall' || node['name'] !== 'score') return
    const base = childNode(node, 'base')
    if (base === undefined || !unscored.has(base.type)) return
    const start = Math.max(0, query.indexOf('score('))
    throw queryParseError(query, 'score() needs documents, not a projection or an item', start, start + 5)
  })
}
const unscored = new Set(['Map', 'Projection', 'AccessElement', 'AccessAttribute', 'Object'])

/** The tree with each filtered `*` reading only the documents its filter can match. */
function narrowed(parsed: GroqNode, view: DocumentIndex) {
  const params: Record<string, readonly LakeDocument[]> = {}
  let searches = false
  walk(parsed, (node) => {
    if (isTextQuery(node)) searches = true
  })
  if (searches) offerTexts(view.all.items)
  const tree = rewrite(parsed, (node) => {
    const changed = rewritePathTest(searches ? rewriteTextQuery(node) : node)
    const expression = changed.type === 'Filter' ? childNode(changed, 'expr') : undefined
    if (expression === undefined || childNode(changed, 'base')?.type !== 'Everything') return changed
    const candidates = candidatesOf(expression, view)
    if (candidates === undefined) return changed
    const name = ` candidates ${Object.keys(params).length}`
    params[name] = candidates
    return { ...changed, base: { type: 'Parameter', name } }
  })
  return { tree, params }
}

function candidatesOf(expression: GroqNode, view: DocumentIndex): readonly LakeDocument[] | undefined {
  const { ids, types, equals = [] } = constraintOf(expression)
  if (ids !== undefined) return [...new Set(ids)].sort().flatMap((id) => view.get(id) ?? [])
  if (types === undefined) return undefined
  const [only, ...more] = types
  if (only === undefined) return []
  if (more.length === 0) {
    const found = equals.map(({ path, value }) => view.whereEqual(only, path, value))
    return found.reduce((least, next) => (next.length < least.length ? next : least), view.ofType(only))
  }
  return [...new Set(types)].flatMap((type) => view.ofType(type)).sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** `path(x) in path(y)`, which groq-js does not know, as `x in path(y)`. */
function rewritePathTest(node: GroqNode): GroqNode {
  const left = node.type === 'OpCall' && node['op'] === 'in' ? childNode(node, 'left') : undefined
  if (left?.type !== 'FuncCall' || left['namespace'] !== 'global' || left['name'] !== 'path') return node
  const [argument] = Array.isArray(left['args']) ? left['args'] : []
  return isNode(argument) ? { ...node, left: argument } : node
}
