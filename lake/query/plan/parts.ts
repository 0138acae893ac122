import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'

/** `a` and `a.b` of the document itself. */
export function pathOf(node: GroqNode): string | undefined {
  if (node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined
  // A name with a dot in it would read as a path.
  if (node['name'].includes('.')) return undefined
  if (node['base'] === undefined) return node['name']
  const base = childNode(node, 'base')
  const inner = base === undefined ? undefined : pathOf(base)
  return inner === undefined ? undefined : `${inner}.${node['name']}`
}

/** Strings of a constant array; other items can equal no `_id` and no `_type`. */
export function constantStrings(node: GroqNode): string[] | undefined {
  if (node.type === 'Value') {
    return Array.isArray(node['value']) ? node['value'].filter((item) => typeof item === 'string') : undefined
  }
  if (node.type !== 'Array' || !Array.isArray(node['elements'])) return undefined
  const strings: string[] = []
  for (const element of node['elements']) {
    if (!isNode(element) || element['isSplat'] === true) return undefined
    const value = childNode(element, 'value')
    if (value?.type !== 'Value') return undefined
    if (typeof value['value'] === 'string') strings.push(value['value'])
  }
  return strings
}
