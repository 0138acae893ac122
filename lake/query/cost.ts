import { isClosed, loops } from './closed.ts'
import { childNode, type GroqNode, isNode, walk } from './groq.ts'

/** Taken for an array inside a document, whose length is not known before. */
const innerLength = 10

/**
 * Roughly how many values a query looks at: the sizes of the collections it walks, multiplied where
 * one is walked for every item of another. A collection that is the same for every item counts once. `Infinity` for patterns with wildcards, whose cost no size
 * tells.
 */
export function costOf(
  tree: GroqNode,
  candidates: Readonly<Record<string, readonly unknown[]>>,
  everything: number,
): number {
  let hasPattern = false
  walk(tree, (node) => {
    if (node.type === 'OpCall' && node['op'] === 'match') hasPattern = true
  })
  if (hasPattern) return Number.POSITIVE_INFINITY
  const sizeOf = (node: GroqNode): number => {
    if (node.type === 'Everything') return everything
    if (node.type === 'Parameter') return candidates[String(node['name'])]?.length ?? innerLength
    if (node.type === 'Value') return Array.isArray(node['value']) ? node['value'].length : 1
    if (node.type === 'Array') return Array.isArray(node['elements']) ? node['elements'].length : innerLength
    const base = childNode(node, 'base')
    return base === undefined || node.type === 'AccessAttribute' ? innerLength : sizeOf(base)
  }
  const visit = (node: GroqNode, times: number): number => {
    const base = childNode(node, 'base')
    const isLoop = loops.has(node.type) && base !== undefined
    const inner = isLoop ? times * Math.max(1, sizeOf(base)) : times
    let cost = isLoop ? inner : times
    for (const [name, child] of Object.entries(node)) {
      if (node.type === 'Value') break
      const children: readonly unknown[] = Array.isArray(child) ? child : [child]
      for (const item of children) {
        if (isNode(item)) cost += visit(item, name === 'base' ? times : isClosed(item) ? 1 : inner)
      }
    }
    return cost
  }
  return visit(tree, 1)
}
