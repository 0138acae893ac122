import { constraintOf } from './constraints.ts'
import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'
import { equalityDetails, hook } from '#lake/query/language/hooks.ts'
import { pathOf } from './parts.ts'

/**
 * The base a filter inside of a loop reads from where it compares with the item of the loop:
 * `*[references(^._id)]` and `*[_type == "a" && b == ^.c]` look into an index for each item. Where the item's
 * value is not a string, the filter reads `base` as before.
 */
export function joined(condition: GroqNode, base: GroqNode, isHidden: boolean): GroqNode | undefined {
  const types = constraintOf(condition).types ?? []
  const [type] = types.length === 1 ? types : []
  const found = conditionsOf(condition)
    .map((part) => referring(part, isHidden) ?? equal(part, type, isHidden))
    .find((part) => part !== undefined)
  if (found === undefined) return undefined
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [found, base] }
}

function conditionsOf(node: GroqNode): GroqNode[] {
  const sides = node.type === 'And' ? ['left', 'right'] : node.type === 'Group' ? ['base'] : []
  if (sides.length === 0) return [node]
  return sides.flatMap((name) => {
    const side = childNode(node, name)
    return side === undefined ? [] : conditionsOf(side)
  })
}

function referring(node: GroqNode, isHidden: boolean): GroqNode | undefined {
  if (node.type !== 'FuncCall' || node['namespace'] !== 'global' || node['name'] !== 'references')
    return undefined
  const [arg, ...more]: unknown[] = Array.isArray(node['args']) ? node['args'] : []
  const key = isNode(arg) && more.length === 0 ? seenFromOutside(arg, isHidden) : undefined
  return key === undefined ? undefined : hook('refers', '', key)
}

function equal(node: GroqNode, type: string | undefined, isHidden: boolean): GroqNode | undefined {
  if (node.type !== 'OpCall' || node['op'] !== '==' || type === undefined) return undefined
  const left = childNode(node, 'left')
  const right = childNode(node, 'right')
  if (left === undefined || right === undefined) return undefined
  for (const [own, other] of [[left, right] as const, [right, left] as const]) {
    const path = pathOf(own)
    const key = path === undefined ? undefined : seenFromOutside(other, isHidden)
    if (path !== undefined && key !== undefined) return hook('equals', equalityDetails(type, path), key)
  }
  return undefined
}

/** `^.a.b` of a filter's condition, rewritten for the scope in which the filter is evaluated. */
function seenFromOutside(node: GroqNode, isHidden: boolean): GroqNode | undefined {
  if (node.type === 'AccessAttribute') {
    const base = childNode(node, 'base')
    const outer = base === undefined ? undefined : seenFromOutside(base, isHidden)
    return outer === undefined ? undefined : { ...node, base: outer }
  }
  if (node.type !== 'Parent') return undefined
  const up = Number(node['n']) - (isHidden ? 0 : 1)
  return up === 0 ? { type: 'This' } : { type: 'Parent', n: up }
}
