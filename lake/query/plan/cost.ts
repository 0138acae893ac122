import { isClosed, loops } from './closed.ts'
import { childNode, type GroqNode, isNode, walk } from '#lake/query/groq.ts'
import { operandsOf } from '#lake/query/language/operators.ts'

/** Assumed length of an array inside a document, which is not known in advance. */
const innerLength = 10
/**
 * Assumed instead where an array is read for every item of another: what `^` and `->` reach is not part of
 * the item.
 */
const repeatedLength = 100
/** Cost of a function that reads all of a text or of a document. */
const wholeCost = 20
const readsWhole = new Set([
  'references',
  'split',
  'text',
  'join',
  'lower',
  'upper',
  'string',
  'unique',
  'intersects',
])

/** Cost of comparing all words of a text with a pattern. */
const matchCost = 100

/**
 * A rough count of the values a query reads: the sizes of the collections it walks, multiplied where one is
 * walked for every item of another. A collection that is the same for every item counts once.
 */
export function costOf(
  tree: GroqNode,
  candidates: Readonly<Record<string, readonly unknown[]>>,
  everything: number,
): number {
  const sizeOf = (node: GroqNode): number => {
    if (node.type === 'Everything') return everything
    if (node.type === 'Parameter') return candidates[String(node['name'])]?.length ?? innerLength
    if (node.type === 'Value') return Array.isArray(node['value']) ? node['value'].length : 1
    if (node.type === 'Array') return Array.isArray(node['elements']) ? node['elements'].length : innerLength
    const base = childNode(node, 'base')
    return base === undefined || node.type === 'AccessAttribute' ? innerLength : sizeOf(base)
  }
  const visit = (node: GroqNode, times: number, depth = 0): number => {
    const base = childNode(node, 'base')
    const isLoop = loops.has(node.type) && base !== undefined
    const length = base === undefined ? 1 : Math.max(1, sizeOf(base))
    const isRepeated = isLoop && depth > 1 && length === innerLength && looksElsewhere(base)
    const inner = isLoop ? times * (isRepeated ? repeatedLength : length) : times
    let cost = isLoop ? inner : times
    if (node.type === 'FuncCall' && readsWhole.has(String(node['name']))) cost += times * wholeCost
    if (comparesWords(node)) cost += times * matchCost
    for (const [name, child] of Object.entries(node)) {
      if (node.type === 'Value') break
      const children: readonly unknown[] = Array.isArray(child) ? child : [child]
      for (const item of children) {
        if (isNode(item))
          cost += visit(
            item,
            name === 'base' ? times : isClosed(item) ? 1 : inner,
            isLoop && name !== 'base' ? depth + 1 : depth,
          )
      }
    }
    return cost
  }
  return visit(tree, 1)
}

const comparing = ['match', 'labels', 'phrases'] as const
const comparesWords = (node: GroqNode) =>
  node['op'] === 'match' || comparing.some((name) => operandsOf(node, name) !== undefined)

function looksElsewhere(node: GroqNode): boolean {
  let found = false
  walk(node, ({ type }) => {
    found ||= type === 'Parent' || type === 'Deref'
  })
  return found
}
