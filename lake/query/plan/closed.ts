import { childNode, type GroqNode, isNode, rewrite, walk } from '#lake/query/groq.ts'

/** Nodes that are evaluated again for every item of their base. */
export const loops: ReadonlySet<string> = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall'])

/** Nodes that pass on the collection of their base. */
const chains = new Set([...loops, 'Slice', 'ArrayCoerce', 'Group'])

/**
 * Whether a node reads a collection of documents and nothing of its scope: then it has the same value for
 * every item of an outer loop.
 */
export function isClosed(node: GroqNode): boolean {
  let root: GroqNode | undefined = node
  let filters = false
  while (root !== undefined && chains.has(root.type)) {
    filters ||= loops.has(root.type)
    root = childNode(root, 'base')
  }
  if (!filters || root === undefined) return false
  const isCollection =
    root.type === 'Everything' || (root.type === 'Parameter' && String(root['name']).startsWith(' '))
  if (!isCollection) return false
  let looksOut = false
  walk(node, ({ type }) => {
    if (type === 'Parent') looksOut = true
  })
  return !looksOut
}

/**
 * Copies a tree, replacing every closed collection inside of a loop by what `evaluateOnce` makes of it,
 * innermost first.
 */
export function foldClosed(tree: GroqNode, evaluateOnce: (node: GroqNode) => GroqNode): GroqNode {
  const fold = (node: GroqNode): GroqNode =>
    rewrite(node, (inner) => (isClosed(inner) ? evaluateOnce(inner) : inner))
  const visit = (node: GroqNode): GroqNode => {
    if (node.type === 'Value') return node
    const copied: Record<string, unknown> = {}
    const isLoop = loops.has(node.type)
    for (const [name, value] of Object.entries(node)) {
      const into = isLoop && name !== 'base' ? fold : visit
      if (Array.isArray(value)) {
        const items: readonly unknown[] = value
        copied[name] = items.map((item) => (isNode(item) ? into(item) : item))
      } else copied[name] = isNode(value) ? into(value) : value
    }
    return { ...copied, type: node.type }
  }
  return visit(tree)
}
