import { badRequest, queryParseError } from '#lake/http/errors.ts'
import { costOf } from '#lake/query/plan/cost.ts'
import { refuseMissingFunctions } from '#lake/query/language/functions.ts'
import { childNode, evaluateTree, type GroqNode, parseQuery, walk } from '#lake/query/groq.ts'
import { lookUp } from '#lake/query/language/hooks.ts'
import { knownTree } from '#lake/query/plan/plan.ts'
import { checkRequest, hasOwnFunctions } from '#lake/query/pool/request-limits.ts'
import { bytesMade } from '#lake/query/plan/sizes.ts'
import type { Audience } from '#lake/query/views.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { LakeDocument } from '#lake/store/document.ts'

/** Whether a document matches a listener's query. */
export type DocumentFilter = (doc: LakeDocument | undefined) => boolean

export interface FilterOptions {
  dataset: Dataset
  projectId: string
  identity: string
  audience: Audience
}

interface FilterLimits {
  /** Characters of the query: groq-js takes time quadratic in them. */
  length: number
  cost: number
  bytes: number
}

/** Limits of a filter per document: the lake itself parses it and evaluates it at every commit. */
const limits: Readonly<Record<Audience, FilterLimits>> = {
  anonymous: { length: 4_000, cost: 1_000, bytes: 262_144 },
  member: { length: 16_000, cost: 1_000_000, bytes: 4_194_304 },
}

/**
 * The filter of a listener's query: its filters over `*`, without projection, order and slice (lake contract
 * 4).
 * @throws {HttpError} 400 when the query cannot be parsed, does not read from `*` or costs too much
 */
export function filterOf(
  query: string,
  params: Readonly<Record<string, unknown>>,
  { dataset, projectId, identity, audience }: FilterOptions,
): DocumentFilter {
  checkRequest({ query, params }, audience)
  refuseLongToRead(query, audience)
  const parsed = parseQuery(query, params)
  refuseMissingFunctions(parsed, query)
  const conditions = peel(parsed)
  if (conditions === undefined) {
    throw queryParseError(
      query,
      'A listener needs a query that filters documents, such as *[_type == "page"]',
    )
  }
  const trees = conditions.map((condition) => knownTree(condition))
  for (const tree of trees) {
    refuseCostly(tree, dataset, audience)
    walk(tree, ({ type, name }) => {
      if (type === 'Parameter') {
        throw queryParseError(query, `param $${String(name)} referenced, but not provided`)
      }
    })
  }
  return (doc) => {
    if (doc === undefined) return false
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

function refuseLongToRead(query: string, audience: Audience): void {
  const { length } = limits[audience]
  if (query.length > length) {
    const way = 'Listen to fewer conditions, or hand long values over as parameters.'
    throw badRequest(`The query of a listener has ${query.length} characters; ${length} are taken. ${way}`)
  }
  if (hasOwnFunctions(query)) {
    throw queryParseError(
      query,
      'A listener\'s query has no functions of its own ("fn"); write out what they do',
    )
  }
}

function refuseCostly(condition: GroqNode, dataset: Dataset, audience: Audience): void {
  const { cost, bytes } = limits[audience]
  const everything = dataset.documents.all.items.length
  const found = costOf(condition, {}, everything)
  if (found > cost) {
    throw badRequest(
      `This filter is too costly to be listened to: it looks at some ${found} values for each change, and ${cost} are allowed. Listen to fewer conditions.`,
    )
  }
  const one = { type: 'Parameter', name: 'changed' }
  const changed = dataset.documents.all.items.slice(0, 1)
  const { made } = bytesMade({ type: 'Filter', base: one, expr: condition }, { changed }, everything)
  if (made > bytes) {
    throw badRequest(
      `This filter is too costly to be listened to: it makes some ${made} bytes for each change, and ${bytes} are allowed. Listen to fewer conditions.`,
    )
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

/** The conditions of all filters between the outermost node and `*`; none if it does not end in `*`. */
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
