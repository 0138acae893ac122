import { HttpError, queryEvaluationError, queryParseError } from '#lake/http/errors.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/document-index.ts'
import { constraintOf } from './constraints.ts'
import { costOf } from './cost.ts'
import { childNode, evaluateTree, type GroqNode, parseQuery, rewrite, walk } from './groq.ts'
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
}

/**
 * Reads a query and finds the documents it has to look at.
 * @throws {HttpError} 400 when the query cannot be read or lacks a parameter
 */
export function planQuery(view: DocumentIndex, request: QueryRequest): QueryPlan {
  const parsed = parseQuery(request.query, request.params)
  refuseMissingParameters(parsed, request.query)
  const { tree, params } = narrowed(parsed, view)
  return { parsed, tree, params, cost: costOf(tree, params, view.all.items.length) }
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
  const followed = new Map<string, string | undefined>()
  const dereference = ({ _ref: id }: { _ref: string }) => {
    const doc = view.get(id)
    followed.set(id, doc?._type)
    return doc ?? null
  }
  try {
    const result = evaluateTree(plan.tree, {
      params: plan.params,
      dataset: view.all.items,
      timestamp: new Date(),
      identity: request.identity,
      projectId: request.projectId,
      datasetName: request.dataset,
      dereference,
    })
    return { result: result ?? null, syncTags: queryTags(request.dataset, plan.parsed, followed) }
  } catch (error) {
    if (error instanceof HttpError || !(error instanceof Error)) throw error
    throw queryEvaluationError(400, request.query, `The query could not be evaluated: ${error.message}`)
  }
}

function refuseMissingParameters(tree: GroqNode, query: string): void {
  walk(tree, (node) => {
    if (node.type !== 'Parameter' || typeof node['name'] !== 'string') return
    const start = Math.max(0, query.indexOf(`$${node['name']}`))
    const end = start + node['name'].length + 1
    throw queryParseError(query, `param $${node['name']} referenced, but not provided`, start, end)
  })
}

/** The tree with each filtered `*` reading only the documents its filter can match. */
function narrowed(parsed: GroqNode, view: DocumentIndex) {
  const params: Record<string, readonly LakeDocument[]> = {}
  let searches = false
  walk(parsed, (node) => {
    if (isTextQuery(node)) searches = true
  })
  if (searches) offerTexts(view.all.items)
  const tree = rewrite(parsed, (node) => {
    const changed = searches ? rewriteTextQuery(node) : node
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
  const { ids, types } = constraintOf(expression)
  if (ids !== undefined) return [...new Set(ids)].sort().flatMap((id) => view.get(id) ?? [])
  if (types === undefined) return undefined
  const [only, ...more] = types
  if (only === undefined) return []
  if (more.length === 0) return view.ofType(only)
  return [...new Set(types)].flatMap((type) => view.ofType(type)).sort((a, b) => (a._id < b._id ? -1 : 1))
}
