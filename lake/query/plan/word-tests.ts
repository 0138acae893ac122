import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'
import { operandsOf } from '#lake/query/language/operators.ts'
import { constantStrings } from './parts.ts'
import type { WordTest } from '#lake/query/language/word-index.ts'
import { termsOf } from '#lake/query/language/words.ts'

/** groq-js reads no more of a word of a pattern. */
const longestTerm = 1_024

/** What words a document must have to pass this `match`; `undefined` where nothing can be told. */
export function wordTestOf(node: GroqNode): WordTest | undefined {
  const [text, pattern] = operandsOf(node, 'match') ?? []
  if (text === undefined || pattern === undefined || !isOwnText(text)) return undefined
  const terms = patternsOf(pattern)?.flatMap((one) => termsOf(one)) ?? []
  const telling = terms.filter((term) => !/^[*.]*$/.test(term))
  if (telling.length === 0) return undefined
  return { all: telling.map((term) => ({ term: term.slice(0, longestTerm) })) }
}

function patternsOf(node: GroqNode): readonly string[] | undefined {
  if (node.type === 'Group') {
    const base = childNode(node, 'base')
    return base === undefined ? undefined : patternsOf(base)
  }
  const text = constantText(node)
  return text === undefined ? constantStrings(node) : [text]
}

/** `"a"` and `"a" + "*"`. */
function constantText(node: GroqNode): string | undefined {
  if (node.type === 'Value') return typeof node['value'] === 'string' ? node['value'] : undefined
  const left = childNode(node, 'left')
  const right = childNode(node, 'right')
  if (node.type !== 'OpCall' || node['op'] !== '+' || left === undefined || right === undefined)
    return undefined
  const [a, b] = [constantText(left), constantText(right)]
  return a === undefined || b === undefined ? undefined : a + b
}

/** Whether all that a node can give is found in the document itself, word for word as its index has it. */
function isOwnText(node: GroqNode): boolean {
  const of = (name: string): boolean => {
    const child = childNode(node, name)
    return child !== undefined && isOwnText(child)
  }
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute': {
      const name = String(node['name'])
      if (node['base'] === undefined) return name === '_id' || !name.startsWith('_')
      return !name.startsWith('_') && of('base')
    }
    case 'Group':
    case 'ArrayCoerce':
    case 'AccessElement':
    case 'Slice':
      return of('base')
    case 'Map':
    case 'FlatMap':
      return of('base') && of('expr')
    case 'Array':
      return listed(node, 'elements').every((element) => {
        const value = childNode(element, 'value')
        return value !== undefined && isOwnText(value)
      })
    case 'OpCall': {
      const [document] = operandsOf(node, 'text') ?? []
      return document?.type === 'This'
    }
    default:
      return false
  }
}

function listed(node: GroqNode, name: string): GroqNode[] {
  const list: unknown = node[name]
  return Array.isArray(list) ? list.filter((item) => isNode(item)) : []
}
