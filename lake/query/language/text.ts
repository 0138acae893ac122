import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'
import { operation } from './operators.ts'
import { readTextQuery } from './phrases.ts'

/**
 * `… match text::query(p)`, which groq-js does not support, as `… match p`; the document itself on the left
 * means all of its texts.
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
  const held = operation('phrases', matched.left, { type: 'Value', value: { phrases, absent } })
  return { type: 'And', left: match, right: held }
}

function isTextQuery(node: GroqNode): boolean {
  return node.type === 'FuncCall' && node['namespace'] === 'text' && node['name'] === 'query'
}

function wholeText(left: GroqNode): GroqNode {
  if (left.type === 'This') return operation('text', left)
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
