import { childNode, type GroqNode, isNode } from './groq.ts'
import { hook } from './hooks.ts'
import { readTextQuery } from './phrases.ts'

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
  const matched = { ...node, left: wholeText(left), right: pattern }
  if (typeof pattern['value'] !== 'string') return matched
  const { words, phrases, absent } = readTextQuery(pattern['value'])
  const match = { ...matched, right: { type: 'Value', value: words } }
  if (phrases.length === 0 && absent.length === 0) return match
  const held = hook('phrases', JSON.stringify([phrases, absent]), joinedText(matched.left))
  const isHeld = { type: 'FuncCall', namespace: 'global', name: 'defined', args: [held] }
  return { type: 'And', left: match, right: isHeld }
}

const constant = (value: string) => ({ type: 'Value', value })
const call = (namespace: string, name: string, ...args: GroqNode[]) => ({
  type: 'FuncCall',
  namespace,
  name,
  args,
})

/** All texts on the left of a match as one. */
function joinedText(node: GroqNode): GroqNode {
  if (node.type === 'Group') {
    const base = childNode(node, 'base')
    return base === undefined ? node : joinedText(base)
  }
  if (node.type === 'Array' && Array.isArray(node['elements'])) {
    const texts = node['elements'].flatMap((element) =>
      isNode(element) ? (childNode(element, 'value') ?? []) : [],
    )
    const joined = texts.map((value) => ({ type: 'ArrayElement', value: joinedText(value), isSplat: false }))
    return call('array', 'join', { type: 'Array', elements: joined }, constant(' | '))
  }
  // A text itself, the items of a list of texts, or nothing.
  const itself = { type: 'OpCall', op: '+', left: node, right: constant('') }
  return call(
    'global',
    'coalesce',
    itself,
    call('array', 'join', call('array', 'compact', node), constant(' | ')),
    constant(''),
  )
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
