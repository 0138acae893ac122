import { queryParseError } from '#lake/http/errors.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/document-index.ts'
import { constraintOf } from './constraints.ts'
import { costOf } from './cost.ts'
import { childNode, type GroqNode, isNode, needsAsync, parseQuery, rewrite, walk } from './groq.ts'
import { isTextQuery, rewriteTextQuery } from './text.ts'

export interface QueryRequest {
  query: string
  params: Readonly<Record<string, unknown>>
  /** Id of the one who asks, for `identity()`. */
  identity: string
  projectId: string
  dataset: string
}

/** A query that was read and narrowed to the documents it can match. */
export interface QueryPlan {
  readonly parsed: GroqNode
  readonly tree: GroqNode
  /** The candidates of each filtered `*`, by parameter name. */
  readonly params: Readonly<Record<string, readonly LakeDocument[]>>
  /** Roughly how many values it looks at. */
  readonly cost: number
  /** Whether it has functions that groq-js knows in its asynchronous form only. */
  readonly isAsync: boolean
  /** Whether it looks for words in whole documents. */
  readonly isSearch: boolean
}

/**
 * Reads a query and finds the documents it has to look at.
 * @throws {HttpError} 400 when the query cannot be read or lacks a parameter
 */
export function planQuery(view: DocumentIndex, request: QueryRequest): QueryPlan {
  const parsed = parseQuery(request.query, request.params)
  refuseMissingParameters(parsed, request.query)
  refuseMisplacedScore(parsed, request.query)
  const isSearch = hasTextQuery(parsed)
  const { tree, params } = narrowed(isSearch ? rewrite(parsed, rewriteTextQuery) : parsed, view)
  const cost = costOf(tree, params, view.all.items.length)
  return { parsed, tree, params, cost, isAsync: needsAsync(parsed), isSearch }
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

function hasTextQuery(tree: GroqNode): boolean {
  let found = false
  walk(tree, (node) => {
    found ||= isTextQuery(node)
  })
  return found
}

/** The tree with each filtered `*` reading only the documents its filter can match. */
function narrowed(parsed: GroqNode, view: DocumentIndex) {
  const params: Record<string, readonly LakeDocument[]> = {}
  const tree = rewrite(parsed, (node) => {
    const changed = rewritePathTest(node)
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
