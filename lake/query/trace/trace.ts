import type { LakeDocument } from '#lake/store/document.ts'
import { isClosed } from '#lake/query/plan/closed.ts'
import { childNode, type Evaluation, type GroqNode, isNode } from '#lake/query/groq.ts'
import { PlainParts } from './plain-part.ts'
import { Scope } from './scope.ts'
import {
  arrayOf,
  attributeOf,
  fieldsOf,
  isPlain,
  itemsOf,
  nothing,
  objectOf,
  type Traced,
  wholeDocument,
} from './traced.ts'

type Executor = (tracer: Tracer, node: GroqNode, scope: Scope) => Traced

/**
 * Evaluates a query as groq-js does, keeping with each value its source. It follows the nodes that pass
 * values through; conditions and computations are left to groq-js.
 */
export class Tracer {
  readonly evaluation: Evaluation
  readonly plain: PlainParts
  private readonly once = new Map<GroqNode, Traced>()
  private readonly documents: readonly LakeDocument[]
  private readonly candidates: Readonly<Record<string, readonly LakeDocument[]>>

  constructor(
    evaluation: Evaluation,
    documents: readonly LakeDocument[],
    candidates: Readonly<Record<string, readonly LakeDocument[]>>,
  ) {
    this.evaluation = evaluation
    this.plain = new PlainParts(evaluation)
    this.documents = documents
    this.candidates = candidates
  }

  run(tree: GroqNode): Traced {
    return this.trace(tree, new Scope(nothing))
  }

  trace(node: GroqNode, scope: Scope): Traced {
    if (!isClosed(node)) return this.execute(node, scope)
    let known = this.once.get(node)
    if (known === undefined) this.once.set(node, (known = this.execute(node, scope)))
    return known
  }

  base(node: GroqNode, scope: Scope): Traced {
    const base = childNode(node, 'base')
    return base === undefined ? scope.value : this.trace(base, scope)
  }

  /** The documents a filter reads: all, or those an index named. */
  collection(name?: string): Traced | undefined {
    const found = name === undefined ? this.documents : this.candidates[name]
    return found === undefined ? undefined : arrayOf(found.map(wholeDocument))
  }

  value(node: GroqNode, scope: Scope, more?: Readonly<Record<string, unknown>>): Traced {
    return { value: this.plain.evaluate(node, scope, more) ?? null, source: undefined }
  }

  private execute(node: GroqNode, scope: Scope): Traced {
    return executors[node.type]?.(this, node, scope) ?? this.value(node, scope)
  }
}

const children = (node: GroqNode, name: string): GroqNode[] => {
  const list = node[name]
  return Array.isArray(list) ? list.filter((item) => isNode(item)) : []
}

const needed = (node: GroqNode, name: string): GroqNode => {
  const child = childNode(node, name)
  if (child === undefined) throw new Error(`${node.type} without ${name}`)
  return child
}

const each: (isFlat: boolean) => Executor = (isFlat) => (tracer, node, scope) => {
  const items = itemsOf(tracer.base(node, scope))
  if (items === undefined) return nothing
  const expression = needed(node, 'expr')
  const mapped = items.map((item) => tracer.trace(expression, scope.nested(item, true)))
  return arrayOf(isFlat ? mapped.flatMap((item) => itemsOf(item) ?? [item]) : mapped)
}

const executors: Readonly<Record<string, Executor>> = {
  This: (_tracer, _node, scope) => scope.value,
  Parent: (_tracer, node, scope) => scope.up(Number(node['n']))?.value ?? nothing,
  Everything: (tracer) => tracer.collection() ?? nothing,
  Parameter: (tracer, node, scope) => tracer.collection(String(node['name'])) ?? tracer.value(node, scope),
  Group: (tracer, node, scope) => tracer.base(node, scope),
  AccessAttribute: (tracer, node, scope) => attributeOf(tracer.base(node, scope), String(node['name'])),
  AccessElement: (tracer, node, scope) =>
    itemsOf(tracer.base(node, scope))?.at(Number(node['index'])) ?? nothing,
  ArrayCoerce: (tracer, node, scope) => {
    const base = tracer.base(node, scope)
    return Array.isArray(base.value) ? base : nothing
  },
  Slice: (tracer, node, scope) => {
    const items = itemsOf(tracer.base(node, scope))
    if (items === undefined) return nothing
    const place = (end: unknown) => {
      const n = Number(end)
      return n < 0 ? n + items.length : n
    }
    const right = place(node['right']) + (node['isInclusive'] === true ? 1 : 0)
    return arrayOf(items.slice(Math.max(0, place(node['left'])), Math.max(0, right)))
  },
  Filter: (tracer, node, scope) => {
    const expression = needed(node, 'expr')
    const items = itemsOf(tracer.base(node, scope))
    if (items === undefined) return nothing
    return arrayOf(items.filter((item) => tracer.plain.evaluate(expression, scope.nested(item)) === true))
  },
  Map: each(false),
  FlatMap: each(true),
  Projection: (tracer, node, scope) => {
    const base = tracer.base(node, scope)
    return isPlain(base.value) ? tracer.trace(needed(node, 'expr'), scope.nested(base)) : nothing
  },
  Object: (tracer, node, scope) => {
    const fields = new Map<string, Traced>()
    for (const attribute of children(node, 'attributes')) {
      const condition = childNode(attribute, 'condition')
      if (condition !== undefined) {
        const holds = tracer.plain.evaluate(condition, scope)
        if (holds !== true) continue
      }
      const value = tracer.trace(needed(attribute, 'value'), scope)
      if (attribute.type === 'ObjectAttributeValue') fields.set(String(attribute['name']), value)
      else for (const [name, field] of fieldsOf(value)) fields.set(name, field)
    }
    return objectOf(fields)
  },
  Array: (tracer, node, scope) =>
    arrayOf(
      children(node, 'elements').flatMap((element) => {
        const value = tracer.trace(needed(element, 'value'), scope)
        return element['isSplat'] === true ? (itemsOf(value) ?? []) : [value]
      }),
    ),
  Deref: (tracer, node, scope) => {
    const { value } = tracer.base(node, scope)
    if (!isPlain(value) || typeof value['_ref'] !== 'string') return nothing
    const found = tracer.evaluation.dereference({ _ref: value['_ref'] })
    if (found === null) return nothing
    return isDocument(found) ? wholeDocument(found) : arrayOf(found.map(wholeDocument))
  },
  Select: (tracer, node, scope) => {
    for (const alternative of children(node, 'alternatives')) {
      const holds = tracer.plain.evaluate(needed(alternative, 'condition'), scope) === true
      if (holds) return tracer.trace(needed(alternative, 'value'), scope)
    }
    const fallback = childNode(node, 'fallback')
    return fallback === undefined ? nothing : tracer.trace(fallback, scope)
  },
  FuncCall: (tracer, node, scope) => {
    const args = children(node, 'args')
    switch (`${String(node['namespace'])}::${String(node['name'])}`) {
      case 'global::coalesce': {
        for (const arg of args) {
          const found = tracer.trace(arg, scope)
          if (found.value !== null && found.value !== undefined) return found
        }
        return nothing
      }
      case 'pt::text': {
        // The text has no path; a click on it should open the field it was made from.
        const [arg] = args
        const field = arg === undefined ? nothing : tracer.trace(arg, scope)
        const { value } = tracer.value(node, scope)
        return { value, source: field.source?.kind === 'document' ? field.source : undefined }
      }
      default:
        return tracer.value(node, scope)
    }
  },
  PipeFuncCall: (tracer, node, scope) => {
    const items = itemsOf(tracer.base(node, scope))
    if (items === undefined) return nothing
    return node['name'] === 'score' ? scored(tracer, node, scope, items) : ordered(tracer, node, scope, items)
  },
}

const isDocument = (found: LakeDocument | readonly LakeDocument[]): found is LakeDocument =>
  !Array.isArray(found)

// Pipes are not evaluated once like collections: they have no name.
const piped = { type: 'Parameter', name: 'piped' }
const overPiped = new WeakMap<GroqNode, GroqNode>()

function pipe(tracer: Tracer, node: GroqNode, scope: Scope, values: readonly unknown[]): unknown[] {
  let tree = overPiped.get(node)
  if (tree === undefined) overPiped.set(node, (tree = { ...node, base: piped }))
  const { value } = tracer.value(tree, scope, { piped: values })
  return Array.isArray(value) ? value : []
}

/** Sorting is stable, so equal values keep their order and each can be identified by its value. */
function ordered(tracer: Tracer, node: GroqNode, scope: Scope, items: readonly Traced[]): Traced {
  const places = new Map<unknown, Traced[]>()
  for (const item of items) places.set(item.value, [...(places.get(item.value) ?? []), item])
  const sorted = pipe(
    tracer,
    node,
    scope,
    items.map(({ value }) => value),
  )
  return arrayOf(sorted.map((value) => places.get(value)?.shift() ?? { value, source: undefined }))
}

const mark = Symbol('place')

/** Scoring copies its items; a mark tells the copies apart. */
function scored(tracer: Tracer, node: GroqNode, scope: Scope, items: readonly Traced[]): Traced {
  const marked = items.map(({ value }, place) => (isPlain(value) ? { ...value, [mark]: place } : value))
  return arrayOf(
    pipe(tracer, node, scope, marked).map((value) => {
      const place: unknown = isPlain(value) ? Reflect.get(value, mark) : undefined
      const item = typeof place === 'number' ? items[place] : undefined
      const fields = new Map(item === undefined ? [] : fieldsOf(item))
      fields.set('_score', { value: isPlain(value) ? value['_score'] : null, source: undefined })
      return objectOf(fields)
    }),
  )
}
