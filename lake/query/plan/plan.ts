import { queryParseError } from '#lake/http/errors.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { costOf } from './cost.ts'
import { refuseMissingFunctions, rewriteFunction, rewritePathTest } from '#lake/query/language/functions.ts'
import {
  childNode,
  type Evaluation,
  type GroqNode,
  needsAsync,
  parseQuery,
  rewrite,
  walk,
} from '#lake/query/groq.ts'
import { isHook, lookUp } from '#lake/query/language/hooks.ts'
import { type Narrowed, narrow } from './narrow.ts'
import { replaceOperators } from '#lake/query/language/operators.ts'
import { bytesMade } from './sizes.ts'
import { rewriteTextQuery } from '#lake/query/language/text.ts'

export interface QueryRequest {
  query: string
  params: Readonly<Record<string, unknown>>
  /** Id of the principal, for `identity()`. */
  identity: string
  projectId: string
  dataset: string
  /** Whether the answer carries a source map. */
  sourceMap?: boolean
}

/** A parsed query, narrowed to the documents it can match. */
export interface QueryPlan extends Narrowed {
  readonly parsed: GroqNode
  /** The evaluation options of groq-js. */
  readonly evaluation: Evaluation
  /** Types of the documents that references led to, by id. */
  readonly followed: ReadonlyMap<string, string | undefined>
  /** A rough count of the values it reads. */
  readonly cost: number
  /** An upper bound of the bytes it allocates and returns, assuming documents of usual size. */
  readonly bytes: Readonly<Record<'made' | 'given', number>>
  /** Whether it has functions that groq-js only implements asynchronously. */
  readonly isAsync: boolean
}

/** Planning budget for finding the first documents, where the query must be answered inline. */
const inlineBudget = 8_192

/**
 * Parses a query and finds the documents it has to read.
 * @throws {HttpError} 400 when the query cannot be read, lacks a parameter or uses what the lake does not
 * implement
 */
export function planQuery(view: DocumentIndex, request: QueryRequest, budget = inlineBudget): QueryPlan {
  const parsed = parseQuery(request.query, request.params)
  refuseMissingParameters(parsed, request.query)
  refuseMisplacedScore(parsed, request.query)
  refuseMissingFunctions(parsed, request.query)
  const isAsync = needsAsync(parsed)
  const { evaluation, followed } = evaluationOf(view, request)
  const known = knownTree(parsed, isAsync)
  const { tree, params } = narrow(known, view, evaluation, budget)
  const everything = view.all.items.length
  return {
    parsed,
    tree,
    params,
    evaluation: { ...evaluation, params },
    followed,
    cost: costOf(tree, params, everything),
    bytes: bytesMade(tree, params, everything),
    isAsync,
  }
}

function evaluationOf(view: DocumentIndex, request: QueryRequest) {
  const followed = new Map<string, string | undefined>()
  const evaluation: Evaluation = {
    params: {},
    dataset: view.all.items,
    timestamp: new Date(),
    identity: request.identity,
    projectId: request.projectId,
    datasetName: request.dataset,
    dereference: ({ _ref: id }) => {
      if (!isHook(id)) followed.set(id, view.get(id)?._type)
      return lookUp(view, id)
    },
  }
  return { evaluation, followed }
}

function refuseMissingParameters(tree: GroqNode, query: string): void {
  walk(tree, (node) => {
    if (node.type !== 'Parameter' || typeof node['name'] !== 'string') return
    const start = Math.max(0, query.indexOf(`$${node['name']}`))
    const end = start + node['name'].length + 1
    throw queryParseError(query, `param $${node['name']} referenced, but not provided`, start, end)
  })
}

/** Scores apply to documents as they are stored, not to projections or single items. */
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

/** The tree in terms groq-js implements; its asynchronous evaluator cannot run our operators. */
export function knownTree(parsed: GroqNode, isAsync = needsAsync(parsed)): GroqNode {
  const known = rewrite(parsed, (node) => rewriteFunction(rewritePathTest(rewriteTextQuery(node))))
  return isAsync ? known : replaceOperators(known)
}
