import type { LakeDocument } from '#lake/store/document.ts'
import type { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { candidatesOf } from './candidates.ts'
import { firstInOrder, firstMatching } from './first-in-order.ts'
import { childNode, type Evaluation, type GroqNode, isNode } from '#lake/query/groq.ts'
import { joined } from './joins.ts'

export interface Narrowed {
  tree: GroqNode
  /** The candidates of each filtered `*`, by parameter name. */
  params: Readonly<Record<string, readonly LakeDocument[]>>
}

/** A filter with more candidates than this inside of a loop tries an index lookup by the loop's item. */
const joinThreshold = 16

/** The tree in which each filtered `*` reads only the documents its filter can match. */
export function narrow(
  parsed: GroqNode,
  view: DocumentIndex,
  evaluation: Evaluation,
  budget: number,
): Narrowed {
  const params: Record<string, readonly LakeDocument[]> = {}
  const visit = (node: GroqNode, isHidden: boolean): GroqNode => {
    if (node.type === 'Value') return node
    const copied: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(node)) {
      const isInner = name === 'expr' || (name === 'args' && node.type === 'PipeFuncCall')
      const hides = isInner ? node.type === 'Map' || node.type === 'FlatMap' : isHidden
      if (Array.isArray(value)) {
        const items: readonly unknown[] = value
        copied[name] = items.map((item) => (isNode(item) ? visit(item, hides) : item))
      } else copied[name] = isNode(value) ? visit(value, hides) : value
    }
    return changed({ ...copied, type: node.type }, isHidden)
  }
  const changed = (node: GroqNode, isHidden: boolean): GroqNode => {
    if (node.type === 'Slice' || node.type === 'AccessElement') shorten(node)
    const condition = node.type === 'Filter' ? childNode(node, 'expr') : undefined
    if (condition === undefined || childNode(node, 'base')?.type !== 'Everything') return node
    const candidates = candidatesOf(condition, view, budget === Number.POSITIVE_INFINITY)
    const name = ` candidates ${Object.keys(params).length}`
    const base = candidates === undefined ? { type: 'Everything' } : { type: 'Parameter', name }
    if (candidates !== undefined) params[name] = candidates
    const isMany = (candidates ?? view.all.items).length > joinThreshold
    return { ...node, base: (isMany ? joined(condition, base, isHidden) : undefined) ?? base }
  }
  const shorten = (node: GroqNode): void => {
    const name = candidatesName(node)
    const candidates = params[name]
    if (candidates === undefined) return
    const known = { ...evaluation, params }
    const first =
      firstInOrder(node, candidates, view, known, budget) ?? firstMatching(node, candidates, known, budget)
    if (first !== undefined) params[name] = first
  }
  return { tree: visit(parsed, false), params }
}

/** The parameter that `…| order(…)[…]` or `…[…]` reads from. */
function candidatesName(node: GroqNode): string {
  const inner = childNode(node, 'base')
  const filter = inner?.type === 'Filter' || inner === undefined ? inner : childNode(inner, 'base')
  const base = filter === undefined ? undefined : childNode(filter, 'base')
  return base?.type === 'Parameter' ? String(base['name']) : ''
}
