import type { LakeDocument } from '#lake/store/document.ts'
import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'
import { operandsOf } from '#lake/query/language/operators.ts'
import {
  aDocument,
  anAttribute,
  documents,
  itemOf,
  largestOf,
  short,
  shortBytes,
  type Size,
  sizeOfValue,
} from './size.ts'

/**
 * An upper bound of the bytes a query allocates on the way and returns: a split, a join, a sum or a
 * projection inside of another multiplies its input, parameters included. Nothing is evaluated; the tree is
 * walked once.
 */
export function bytesMade(
  tree: GroqNode,
  candidates: Readonly<Record<string, readonly LakeDocument[]>>,
  everything: number,
): { made: number; given: number } {
  let total = 0
  const known = new Map<unknown, Size>()
  /** The size of `node` inside of `scopes`, innermost first, when it is evaluated `times` times. */
  const sizeOf = (node: GroqNode, scopes: readonly Size[], times: number): Size => {
    const of = (name: string): Size => {
      const child = childNode(node, name)
      return child === undefined ? (scopes[0] ?? short) : sizeOf(child, scopes, times)
    }
    const listed = (name: string): GroqNode[] => {
      const list: unknown = node[name]
      return Array.isArray(list) ? list.filter((item) => isNode(item)) : []
    }
    const made = (size: Size): Size => {
      total += times * size.bytes
      return size
    }
    const inner = (base: Size, name: string): Size => {
      const child = childNode(node, name)
      return child === undefined ? short : sizeOf(child, [itemOf(base), ...scopes], times * base.items)
    }
    switch (node.type) {
      case 'Value': {
        let size = known.get(node['value'])
        if (size === undefined) known.set(node['value'], (size = sizeOfValue(node['value'])))
        return size
      }
      case 'This':
        return scopes[0] ?? short
      case 'Parent':
        // Which scope is meant depends on the hidden ones; the largest is a safe bound.
        return scopes.reduce((largest, next) => (next.bytes > largest.bytes ? next : largest), short)
      case 'Everything':
        return documents(everything)
      case 'Parameter':
        return documents(candidates[String(node['name'])]?.length ?? everything)
      case 'Deref':
        of('base')
        return aDocument
      case 'AccessAttribute': {
        const base = of('base')
        if (base.fields !== undefined) return base.fields.get(String(node['name'])) ?? short
        return base.isStored === true ? anAttribute : base
      }
      case 'AccessElement':
        return itemOf(of('base'))
      case 'Slice': {
        const base = of('base')
        const wanted = Number(node['right']) - Number(node['left']) + 1
        const items = Number(node['left']) >= 0 && wanted >= 0 ? Math.min(base.items, wanted) : base.items
        return { ...base, items, bytes: Math.min(base.bytes, items * itemOf(base).bytes) }
      }
      case 'Group':
      case 'ArrayCoerce':
      case 'Asc':
      case 'Desc':
        return of('base')
      case 'Filter': {
        const base = of('base')
        inner(base, 'expr')
        return base
      }
      case 'Map':
      case 'FlatMap': {
        const base = of('base')
        const one = inner(base, 'expr')
        const flat = node.type === 'FlatMap' ? one.items : 1
        return {
          bytes: base.items * one.bytes,
          items: base.items * flat,
          item: flat === 1 ? one : itemOf(one),
        }
      }
      case 'PipeFuncCall': {
        const base = of('base')
        for (const arg of listed('args')) {
          const key = sizeOf(arg, [itemOf(base), ...scopes], times * base.items)
          total += times * base.items * key.bytes
        }
        return base
      }
      case 'Projection': {
        const base = of('base')
        const child = childNode(node, 'expr')
        return child === undefined ? short : sizeOf(child, [base, ...scopes], times)
      }
      case 'Object': {
        const fields = new Map<string, Size>()
        let bytes = 2
        let isWhole = true
        for (const attribute of listed('attributes')) {
          const condition = childNode(attribute, 'condition')
          if (condition !== undefined) sizeOf(condition, scopes, times)
          const value = childNode(attribute, 'value')
          const size = value === undefined ? short : sizeOf(value, scopes, times)
          bytes += size.bytes
          if (attribute.type === 'ObjectAttributeValue') fields.set(String(attribute['name']), size)
          else if (size.fields !== undefined) for (const [name, field] of size.fields) fields.set(name, field)
          else isWhole = false
        }
        return { bytes, items: 1, fields: isWhole ? fields : undefined }
      }
      case 'Array': {
        let [bytes, items, largest] = [2, 0, short]
        for (const element of listed('elements')) {
          const value = childNode(element, 'value')
          const size = value === undefined ? short : sizeOf(value, scopes, times)
          const one = element['isSplat'] === true ? itemOf(size) : size
          bytes += size.bytes
          items += element['isSplat'] === true ? size.items : 1
          if (one.bytes > largest.bytes) largest = one
        }
        return { bytes, items, item: largest }
      }
      case 'Select': {
        const sizes = listed('alternatives').flatMap((one) => {
          const condition = childNode(one, 'condition')
          const value = childNode(one, 'value')
          if (condition !== undefined) sizeOf(condition, scopes, times)
          return value === undefined ? [] : [sizeOf(value, scopes, times)]
        })
        const fallback = childNode(node, 'fallback')
        return largestOf([...sizes, ...(fallback === undefined ? [] : [sizeOf(fallback, scopes, times)])])
      }
      case 'OpCall':
        return operator()
      case 'FuncCall':
        return call()
      default:
        for (const name of ['base', 'left', 'right']) {
          const child = childNode(node, name)
          if (child !== undefined) sizeOf(child, scopes, times)
        }
        return short
    }

    function operator(): Size {
      for (const name of ['match', 'inPath', 'phrases', 'labels', 'terms'] as const) {
        const operands = operandsOf(node, name)
        if (operands === undefined) continue
        // The words of both sides.
        for (const operand of operands) made(sizeOf(operand, scopes, times))
        return short
      }
      const [text] = operandsOf(node, 'text') ?? []
      if (text !== undefined) return made(sizeOf(text, scopes, times))
      const left = of('left')
      const right = of('right')
      if (node['op'] !== '+') return short
      const items = left.items + right.items
      const fields =
        left.fields === undefined || right.fields === undefined
          ? undefined
          : new Map([...left.fields, ...right.fields])
      return made({
        bytes: left.bytes + right.bytes,
        items,
        item: largestOf([itemOf(left), itemOf(right)]),
        fields,
      })
    }

    function call(): Size {
      const args = listed('args').map((arg) => sizeOf(arg, scopes, times))
      const [first = short, second = short] = args
      switch (node['name']) {
        case 'split': {
          // An empty separator splits the text into characters.
          const item = first.bytes > shortBytes ? first : short
          return made({ bytes: first.bytes, items: first.bytes, item: { ...item, isStored: false } })
        }
        case 'join':
          return made({ bytes: first.bytes + first.items * second.bytes, items: 1 })
        case 'coalesce':
          return largestOf(args)
        case 'lower':
        case 'upper':
        case 'string':
        case 'text':
        case 'unique':
        case 'compact':
          return made(first)
        case 'all':
          return documents(everything)
        default:
          return short
      }
    }
  }
  const given = sizeOf(tree, [], 1).bytes
  return { made: total, given }
}
