import { badRequest, queryParseError } from '#lake/http/errors.ts'
import { costOf } from '#lake/query/cost.ts'
import { refuseMissingFunctions, rewriteFunction } from '#lake/query/functions.ts'
import { childNode, evaluateTree, type GroqNode, parseQuery, rewrite, walk } from '#lake/query/groq.ts'
import { lookUp } from '#lake/query/hooks.ts'
import { offerTexts, rewriteTextQuery } from '#lake/query/text.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { LakeDocument } from '#lake/store/document.ts'

/** Whether a document belongs to what a listener asked for. */
export type DocumentFilter = (doc: LakeDocument | undefined) => boolean

export interface FilterOptions {
  dataset: Dataset
  projectId: string
  identity: string
  /** Refuse filters above this cost: they are evaluated at every commit. */
  costLimit: number
}

/**
 * The filter of a listener's query. Projection, order and slice are peeled off; what is left are the
 * filters over `*` (content-lake.md 3.5).
 * @throws {HttpError} 400 when the query cannot be read, does not read from `*` or costs too much
 */
export function filterOf(
  query: string,
  params: Readonly<Record<string, unknown>>,
  { dataset, projectId, identity, costLimit }: FilterOptions,
): DocumentFilter {
  const parsed = parseQuery(query, params)
  refuseMissingFunctions(parsed, query)
  const conditions = peel(parsed)
  if (conditions === undefined) {
    throw queryParseError(
      query,
      'A listener needs a query that filters documents, such as *[_type == "page"]',
    )
  }
  const trees = conditions.map((condition) =>
    rewrite(condition, (node) => rewriteFunction(rewriteTextQuery(node))),
  )
  for (const tree of trees) {
    if (costOf(tree, {}, dataset.documents.all.items.length) > costLimit) {
      throw badRequest('This filter is too costly to be listened to')
    }
    walk(tree, ({ type, name }) => {
      if (type === 'Parameter') {
        throw queryParseError(query, `param $${String(name)} referenced, but not provided`)
      }
    })
  }
  return (doc) => {
    if (doc === undefined) return false
    offerTexts([doc])
    return trees.every((tree) => {
      const result = evaluateTree(tree, {
        params: {},
        root: doc,
        dataset: dataset.documents.all.items,
        timestamp: new Date(),
        identity,
        projectId,
        datasetName: dataset.name,
        dereference: ({ _ref: id }) => lookUp(dataset.documents, id),
      })
      return result === true
    })
  }
}

const transparent = new Set([
  'AccessElement',
  'ArrayCoerce',
  'FlatMap',
  'Group',
  'Map',
  'PipeFuncCall',
  'Projection',
  'Slice',
])

/** The conditions of all filters between the outside and `*`; none if it does not end in `*`. */
function peel(tree: GroqNode): GroqNode[] | undefined {
  if (tree.type === 'Everything') return []
  const base = childNode(tree, 'base')
  if (base === undefined) return undefined
  if (tree.type === 'Filter') {
    const condition = childNode(tree, 'expr')
    const inner = peel(base)
    return condition === undefined || inner === undefined ? undefined : [...inner, condition]
  }
  return transparent.has(tree.type) ? peel(base) : undefined
}
