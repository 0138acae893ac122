import { childNode, type GroqNode, isNode } from './groq.ts'

/** Attribute under which a document offers all its texts to a search; never part of a result. */
const textAttribute = '__text'

/**
 * `… match text::query(p)`, which groq-js does not know, as `… match p`, where the document itself on
 * the left stands for all of its texts.
 */
export function rewriteTextQuery(node: GroqNode): GroqNode {
  if (node.type !== 'OpCall' || node['op'] !== 'match') return node
  const right = childNode(node, 'right')
  if (right === undefined || !isTextQuery(right)) return node
  const [pattern] = Array.isArray(right['args']) ? right['args'] : []
  const left = childNode(node, 'left')
  if (!isNode(pattern) || left === undefined) return node
  return { ...node, left: wholeText(left), right: pattern }
}

export function isTextQuery(node: GroqNode): boolean {
  return node.type === 'FuncCall' && node['namespace'] === 'text' && node['name'] === 'query'
}

function wholeText(left: GroqNode): GroqNode {
  if (left.type === 'This') return { type: 'AccessAttribute', name: textAttribute }
  if (left.type === 'Group') {
    const base = childNode(left, 'base')
    return base === undefined ? left : { ...left, base: wholeText(base) }
  }
  if (left.type !== 'Array' || !Array.isArray(left['elements'])) return left
  const elements = left['elements'].map((element) => {
    const value = isNode(element) ? childNode(element, 'value') : undefined
    return value === undefined ? element : { ...element, value: wholeText(value) }
  })
  return { ...left, elements }
}

/** Makes the texts of these documents searchable. The attribute is invisible to spreads and to JSON. */
export function offerTexts(documents: readonly object[]): void {
  for (const doc of documents) {
    if (Object.hasOwn(doc, textAttribute)) continue
    let text: string | undefined
    Object.defineProperty(doc, textAttribute, {
      enumerable: false,
      get: () => (text ??= textsIn(doc).join('\n')),
    })
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => (name.startsWith('_') ? [] : textsIn(child)))
}
