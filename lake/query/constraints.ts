import { isScalar, type Scalar } from '#lake/store/equality-index.ts'
import { childNode, type GroqNode, isNode } from './groq.ts'

/** What a filter over `*` can at most match: these ids, or else these types; empty means anything. */
export interface Constraint {
  ids?: readonly string[]
  types?: readonly string[]
  /** Attributes that must have this very value; `slug.current` for one inside of another. */
  equals?: readonly Equality[]
}

export interface Equality {
  path: string
  value: Scalar
}

/** The constraint a filter expression sets on `_id` and `_type` by constants. */
export function constraintOf(expression: GroqNode): Constraint {
  switch (expression.type) {
    case 'Group': {
      const base = childNode(expression, 'base')
      return base === undefined ? {} : constraintOf(base)
    }
    case 'And':
      return both(side(expression, 'left'), side(expression, 'right'))
    case 'Or':
      return either(side(expression, 'left'), side(expression, 'right'))
    case 'OpCall':
      return comparison(expression)
    default:
      return {}
  }
}

function side(node: GroqNode, attribute: 'left' | 'right'): Constraint {
  const child = childNode(node, attribute)
  return child === undefined ? {} : constraintOf(child)
}

function both(a: Constraint, b: Constraint): Constraint {
  const ids = intersection(a.ids, b.ids)
  const types = intersection(a.types, b.types)
  const equals = [...(a.equals ?? []), ...(b.equals ?? [])]
  return {
    ...(ids === undefined ? {} : { ids }),
    ...(types === undefined ? {} : { types }),
    ...(equals.length === 0 ? {} : { equals }),
  }
}

function intersection(a: readonly string[] | undefined, b: readonly string[] | undefined) {
  if (a === undefined || b === undefined) return a ?? b
  return a.filter((item) => b.includes(item))
}

function either(a: Constraint, b: Constraint): Constraint {
  return {
    ...(a.ids === undefined || b.ids === undefined ? {} : { ids: [...new Set([...a.ids, ...b.ids])] }),
    ...(a.types === undefined || b.types === undefined
      ? {}
      : { types: [...new Set([...a.types, ...b.types])] }),
  }
}

function comparison(node: GroqNode): Constraint {
  const left = childNode(node, 'left')
  const right = childNode(node, 'right')
  if (left === undefined || right === undefined) return {}
  if (node['op'] === '==') return constrained(left, right) ?? constrained(right, left) ?? {}
  return node['op'] === 'in' ? (constrained(left, right, true) ?? {}) : {}
}

function constrained(attribute: GroqNode, value: GroqNode, many = false): Constraint | undefined {
  const path = pathOf(attribute)
  if (path === undefined) return undefined
  const values = many ? constantStrings(value) : single(value)
  if (path === '_id') return values === undefined ? undefined : { ids: values }
  if (path === '_type') return values === undefined ? undefined : { types: values }
  const constant = !many && value.type === 'Value' ? value['value'] : undefined
  return isScalar(constant) ? { equals: [{ path, value: constant }] } : undefined
}

/** `a` and `a.b` of the document itself. */
function pathOf(node: GroqNode): string | undefined {
  if (node.type !== 'AccessAttribute' || typeof node['name'] !== 'string') return undefined
  if (node['base'] === undefined) return node['name']
  const base = childNode(node, 'base')
  const inner = base === undefined ? undefined : pathOf(base)
  return inner === undefined ? undefined : `${inner}.${node['name']}`
}

function single(node: GroqNode): string[] | undefined {
  if (node.type !== 'Value') return undefined
  return typeof node['value'] === 'string' ? [node['value']] : undefined
}

/** Strings of a constant array; other items can equal no `_id` and no `_type`. */
function constantStrings(node: GroqNode): string[] | undefined {
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
