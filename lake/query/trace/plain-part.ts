import { isClosed } from '#lake/query/plan/closed.ts'
import { type Evaluation, evaluateValue, type GroqNode, isNode, rewrite } from '#lake/query/groq.ts'
import type { Scope } from './scope.ts'

interface Part {
  tree: GroqNode
  /** How many scopes up each ` up n` parameter of the tree refers to. */
  ups: readonly number[]
}

const openers = new Set(['Filter', 'Projection', 'PipeFuncCall'])
const hiders = new Set(['Map', 'FlatMap'])

/**
 * Evaluates parts of a query whose values need no tracing, by groq-js. What such a part reads from the scopes
 * around it (`^`) is passed in as parameters.
 */
export class PlainParts {
  private readonly evaluation: Evaluation
  private readonly params: Record<string, unknown>
  private readonly parts = { open: new WeakMap<GroqNode, Part>(), hidden: new WeakMap<GroqNode, Part>() }

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation
    this.params = { ...evaluation.params }
  }

  evaluate(node: GroqNode, scope: Scope, more: Readonly<Record<string, unknown>> = {}): unknown {
    const known = this.parts[scope.isHidden ? 'hidden' : 'open']
    let part = known.get(node)
    if (part === undefined) known.set(node, (part = this.partOf(node, scope.isHidden)))
    const params: Record<string, unknown> = { ...this.params, ...more }
    for (const n of part.ups) params[` up ${n}`] = scope.up(n)?.value.value ?? null
    return evaluateValue(part.tree, { ...this.evaluation, params, root: scope.value.value })
  }

  private partOf(node: GroqNode, isHidden: boolean): Part {
    const ups = new Set<number>()
    const handIn = (part: GroqNode, depth: number, hidden: boolean): GroqNode => {
      if (part.type === 'Value') return part
      if (part.type === 'Parent') {
        const n = Number(part['n'])
        // Nested nodes skip a hidden scope.
        const up = isHidden && depth > 0 ? n - depth + 1 : n - depth
        if (up <= 0) return part
        ups.add(up)
        return { type: 'Parameter', name: ` up ${up}` }
      }
      const copied: Record<string, unknown> = {}
      const enters = openers.has(part.type) || hiders.has(part.type)
      const inner = enters && (depth === 0 || !hidden) ? depth + 1 : depth
      for (const [name, value] of Object.entries(part)) {
        const isInner = enters && name !== 'base'
        const into = (child: GroqNode) =>
          isInner ? handIn(child, inner, hiders.has(part.type)) : handIn(child, depth, hidden)
        copied[name] = Array.isArray(value)
          ? value.map((item: unknown) => (isNode(item) ? into(item) : item))
          : isNode(value)
            ? into(value)
            : value
      }
      return { ...copied, type: part.type }
    }
    // What depends on no scope is evaluated once for all items.
    const folded = rewrite(node, (inner) => (isClosed(inner) ? this.once(inner) : inner))
    return { tree: handIn(folded, 0, isHidden), ups: [...ups] }
  }

  private once(node: GroqNode): GroqNode {
    const name = ` once ${Object.keys(this.params).length}`
    this.params[name] = evaluateValue(node, { ...this.evaluation, params: this.params })
    return { type: 'Parameter', name }
  }
}
