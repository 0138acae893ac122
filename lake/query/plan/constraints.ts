import { isScalar, type Scalar } from '#lake/store/indexes/equality-index.ts'
import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'
import { operandsOf } from '#lake/query/language/operators.ts'
import { constantStrings, pathOf } from './parts.ts'
import type { WordTest } from '#lake/query/language/word-index.ts'
import { wordTestOf } from './word-tests.ts'

/** The most a filter over `*` can match: these ids, or else these types; empty means anything. */
export interface Constraint {
  ids?: readonly string[]
  types?: readonly string[]
  /** Attributes that must have exactly this value; `slug.current` for a nested one. */
  equals?: readonly Equality[]
  /** Lists of ids; one id of each list must be referenced. */
  references?: readonly (readonly string[])[]
  /** Lists of prefixes; the id must have one of each list. */
  prefixes?: readonly (readonly string[])[]
  /** Words the document must contain. */
  words?: WordTest
}

export interface Equality {
  path: string
  value: Scalar
}

/** The constraint that a filter expression sets by constants. */
export function constraintOf(expression: GroqNode): Constraint {
  switch (expression.type) {
    case 'Group':
      return side(expression, 'base')
    case 'And':
      return both(side(expression, 'left'), side(expression, 'right'))
    case 'Or':
      return either(side(expression, 'left'), side(expression, 'right'))
    case 'OpCall':
      return comparison(expression)
    case 'FuncCall':
      return call(expression)
    default:
      return {}
  }
}

function side(node: GroqNode, attribute: string): Constraint {
  const child = childNode(node, attribute)
  return child === undefined ? {} : constraintOf(child)
}

function both(a: Constraint, b: Constraint): Constraint {
  const ids = intersection(a.ids, b.ids)
  const types = intersection(a.types, b.types)
  const equals = [...(a.equals ?? []), ...(b.equals ?? [])]
  const references = [...(a.references ?? []), ...(b.references ?? [])]
  const prefixes = [...(a.prefixes ?? []), ...(b.prefixes ?? [])]
  const words = a.words && b.words ? { all: [a.words, b.words] } : (a.words ?? b.words)
  return {
    ...(ids === undefined ? {} : { ids }),
    ...(types === undefined ? {} : { types }),
    ...(equals.length === 0 ? {} : { equals }),
    ...(references.length === 0 ? {} : { references }),
    ...(prefixes.length === 0 ? {} : { prefixes }),
    ...(words === undefined ? {} : { words }),
  }
}

function intersection(a: readonly string[] | undefined, b: readonly string[] | undefined) {
  if (a === undefined || b === undefined) return a ?? b
  return a.filter((item) => b.includes(item))
}

function union(a?: readonly string[], b?: readonly string[]): string[] | undefined {
  return a === undefined || b === undefined ? undefined : [...new Set([...a, ...b])]
}

function either(a: Constraint, b: Constraint): Constraint {
  const ids = union(a.ids, b.ids)
  const types = union(a.types, b.types)
  return {
    ...(ids === undefined ? {} : { ids }),
    ...(types === undefined ? {} : { types }),
    ...(a.words && b.words ? { words: { any: [a.words, b.words] } } : {}),
  }
}

function comparison(node: GroqNode): Constraint {
  const left = childNode(node, 'left')
  const right = childNode(node, 'right')
  if (left === undefined || right === undefined) return {}
  const [id, pattern] = operandsOf(node, 'inPath') ?? []
  if (id !== undefined && pattern !== undefined) return inPath(id, pattern)
  const words = wordTestOf(node)
  if (words !== undefined) return { words }
  if (node['op'] === '==') return constrained(left, right) ?? constrained(right, left) ?? {}
  return node['op'] === 'in' ? (constrained(left, right, true) ?? {}) : {}
}

function constrained(attribute: GroqNode, value: GroqNode, many = false): Constraint | undefined {
  const path = pathOf(attribute)
  if (path === undefined) return undefined
  const constant = value.type === 'Value' ? value['value'] : undefined
  const values = many ? constantStrings(value) : typeof constant === 'string' ? [constant] : undefined
  if (path === '_id') return values === undefined ? undefined : { ids: values }
  if (path === '_type') return values === undefined ? undefined : { types: values }
  return !many && isScalar(constant) ? { equals: [{ path, value: constant }] } : undefined
}

/** `_id in path("drafts.**")`: ids begin with what precedes the first wildcard. */
function inPath(left: GroqNode, pattern: GroqNode): Constraint {
  const text = pattern.type === 'Value' ? pattern['value'] : undefined
  if (pathOf(left) !== '_id' || typeof text !== 'string') return {}
  return { prefixes: [[text.split('*', 1)[0] ?? '']] }
}

function call(node: GroqNode): Constraint {
  const args = argumentsOf(node)
  if (node['namespace'] === 'global' && node['name'] === 'references') {
    const ids = args.map((arg) => (typeof arg['value'] === 'string' ? [arg['value']] : constantStrings(arg)))
    return ids.every((list) => list !== undefined) ? { references: [ids.flat()] } : {}
  }
  const id = args[0]?.type === 'Value' ? args[0]['value'] : undefined
  if (node['namespace'] !== 'sanity' || typeof id !== 'string') return {}
  if (node['name'] === 'partOfRelease') return { prefixes: [[`versions.${id}.`]] }
  return node['name'] === 'versionOf' ? { prefixes: [[id, `drafts.${id}`, 'versions.']] } : {}
}

function argumentsOf(node: GroqNode): GroqNode[] {
  return Array.isArray(node['args']) ? node['args'].filter((arg) => isNode(arg)) : []
}
