import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { inIdOrder } from './candidates.ts'
import { constraintOf } from './constraints.ts'
import { costOf } from './cost.ts'
import { childNode, type Evaluation, evaluateValue, type GroqNode, isNode, walk } from '#lake/query/groq.ts'
import { pathOf } from './parts.ts'
import { bytesMade } from './sizes.ts'

/** groq-js sorts fewer documents than this at no noticeable cost. */
const minSorted = 64

/** What the plan knows so far. */
interface Known extends Evaluation {
  readonly params: Readonly<Record<string, readonly LakeDocument[]>>
}

interface FirstInOrder {
  count: number
  path: string
  isDescending: boolean
  filter: GroqNode
  condition: GroqNode
}

/**
 * For `*[…] | order(a desc, …)[0...20]`, or one element of it: the matching documents that are first in the
 * order, read off an index. After them come only documents with a later value of the first attribute, so
 * groq-js arrives at the same slice over them alone. `undefined` where that does not apply or would cost more
 * than `budget`.
 */
export function firstInOrder(
  node: GroqNode,
  candidates: readonly LakeDocument[],
  view: DocumentIndex,
  evaluation: Known,
  budget: number,
): readonly LakeDocument[] | undefined {
  const wanted = firstOf(node)
  if (wanted === undefined || candidates.length < minSorted) return undefined
  const { count, path, isDescending, condition } = wanted
  const [type, ...others] = constraintOf(condition).types ?? []
  if (type === undefined || others.length > 0 || looksOut(condition)) return undefined
  const index = view.inOrder(type, path)
  const size = view.ofType(type).length
  const maximal = budget / costOfOne(condition, candidates, evaluation)
  for (let reach = Math.max(minSorted, 2 * count); reach <= maximal; reach *= 4) {
    const reached = index.first(Math.min(reach, size), isDescending)
    if (reached.length > maximal || reached.length >= candidates.length) return undefined
    const matching = matchingOf(reached, condition, evaluation)
    if (matching.length >= count) {
      const found = new Set<unknown>(matching)
      return inIdOrder(reached.filter((doc) => found.has(doc)))
    }
    if (reach >= size) return undefined
  }
  return undefined
}

/**
 * For `*[…][0...20]`, or one element of it: the first candidates that match. `undefined` where that does not
 * apply or would cost more than `budget`.
 */
export function firstMatching(
  node: GroqNode,
  candidates: readonly LakeDocument[],
  evaluation: Known,
  budget: number,
): readonly LakeDocument[] | undefined {
  const count = countOf(node)
  const filter = childNode(node, 'base')
  const condition = filter?.type === 'Filter' ? childNode(filter, 'expr') : undefined
  if (count === undefined || condition === undefined || candidates.length < minSorted) return undefined
  if (looksOut(condition)) return undefined
  const maximal = budget / costOfOne(condition, candidates, evaluation)
  const found: LakeDocument[] = []
  let size = Math.max(minSorted, 2 * count)
  for (let from = 0; from < candidates.length; from += size, size *= 2) {
    const reached = candidates.slice(from, from + size)
    if (from + reached.length > maximal) return undefined
    const matching = new Set<unknown>(matchingOf(reached, condition, evaluation))
    found.push(...reached.filter((doc) => matching.has(doc)))
    if (found.length >= count) return found
  }
  return found
}

function matchingOf(
  documents: readonly LakeDocument[],
  condition: GroqNode,
  evaluation: Evaluation,
): readonly unknown[] {
  const matching = evaluateValue(
    { type: 'Filter', base: { type: 'Parameter', name: ' reached' }, expr: condition },
    { ...evaluation, params: { ...evaluation.params, ' reached': documents } },
  )
  return Array.isArray(matching) ? matching : []
}

/** Bytes allocated in the time of reading one value. */
const bytesOfCost = 256

/** The cost of evaluating a condition for one document. */
function costOfOne(
  condition: GroqNode,
  candidates: readonly LakeDocument[],
  { dataset, params }: Known,
): number {
  const one = { type: 'Filter', base: { type: 'Parameter', name: ' reached' }, expr: condition }
  const { made } = bytesMade(one, { ...params, ' reached': candidates.slice(0, 1) }, dataset.length)
  return costOf(condition, params, dataset.length) + made / bytesOfCost
}

function firstOf(node: GroqNode): FirstInOrder | undefined {
  const count = countOf(node)
  const ordering = childNode(node, 'base')
  if (count === undefined || ordering?.type !== 'PipeFuncCall' || ordering['name'] !== 'order')
    return undefined
  const filter = childNode(ordering, 'base')
  const condition = filter?.type === 'Filter' ? childNode(filter, 'expr') : undefined
  const [first]: unknown[] = Array.isArray(ordering['args']) ? ordering['args'] : []
  if (filter === undefined || condition === undefined || !isNode(first)) return undefined
  const isDescending = first.type === 'Desc'
  const key = isDescending || first.type === 'Asc' ? childNode(first, 'base') : first
  const path = key === undefined ? undefined : pathOf(key)
  return path === undefined ? undefined : { count, path, isDescending, filter, condition }
}

/** How many leading elements a slice or an element access needs. */
function countOf(node: GroqNode): number | undefined {
  if (node.type === 'AccessElement') {
    const index = Number(node['index'])
    return index >= 0 ? index + 1 : undefined
  }
  if (node.type !== 'Slice') return undefined
  const right = Number(node['right']) + (node['isInclusive'] === true ? 1 : 0)
  return Number(node['left']) >= 0 && Number(node['right']) >= 0 && right > 0 ? right : undefined
}

function looksOut(condition: GroqNode): boolean {
  let found = false
  walk(condition, ({ type }) => {
    found ||= type === 'Parent'
  })
  return found
}
