import { evaluate, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js'
import { queryParseError } from '#lake/http/errors.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import { syntaxFault } from './syntax-fault.ts'

/** A node of groq-js's syntax tree; its attributes depend on its type. */
export interface GroqNode {
  readonly type: string
  readonly [attribute: string]: unknown
}

export function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The node's attribute where that is a node itself. */
export function childNode(node: GroqNode, attribute: string): GroqNode | undefined {
  const child = node[attribute]
  return isNode(child) ? child : undefined
}

/** Copies a tree bottom-up, passing each node to `change` after its children. */
export function rewrite(node: GroqNode, change: (node: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return change(node)
  const copied: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value
      copied[name] = items.map((item) => (isNode(item) ? rewrite(item, change) : item))
    } else copied[name] = isNode(value) ? rewrite(value, change) : value
  }
  return change({ ...copied, type: node.type })
}

/** Calls `visit` for the node and every descendant. */
export function walk(node: GroqNode, visit: (node: GroqNode) => void): void {
  visit(node)
  if (node.type === 'Value') return
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) walk(item, visit)
    if (isNode(value)) walk(value, visit)
  }
}

/**
 * Parses a query.
 * @param mode `delta` for what looks at a change: `before()`, `after()` and the functions of `delta::`
 * @throws {HttpError} 400 queryParseError with the position of the error, or naming a missing parameter
 */
export function parseQuery(
  query: string,
  params: Readonly<Record<string, unknown>>,
  mode: 'normal' | 'delta' = 'normal',
): GroqNode {
  let tree: GroqNode
  try {
    // groq-js needs a newline after a comment on the last line.
    tree = parse(`${query}\n`, { params: { ...params }, mode })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof RangeError) throw nestedTooDeeply(query)
    const position =
      error instanceof GroqSyntaxError && typeof error.position === 'number' ? error.position : 0
    const fault = syntaxFault(query, position, error.message)
    throw queryParseError(query, fault, position, Math.min(position + 1, query.length))
  }
  return tree
}

/** groq-js recurses: chains of operators nest without brackets and exhaust the stack. */
export const nestedTooDeeply = (query: string) =>
  queryParseError(query, 'The query is nested too deeply; chain fewer operators')

export interface Evaluation {
  params: Readonly<Record<string, unknown>>
  /** The value of `*`. */
  dataset: readonly unknown[]
  /** The value of `@` at the top level. */
  root?: unknown
  /** The document before and after a change, for what was parsed in the mode `delta`. */
  before?: LakeDocument | null
  after?: LakeDocument | null
  timestamp: Date
  identity: string
  projectId: string
  datasetName: string
  /** A document by its id, or a collection where the plan replaced a reference by one. */
  dereference: (reference: { _ref: string }) => LakeDocument | readonly LakeDocument[] | null
}

/** Evaluates a tree; the result is plain JSON. */
export function evaluateTree(tree: GroqNode, options: Evaluation): unknown {
  return toJS(evaluateSync(tree, optionsOf(options)))
}

/** Evaluates part of a tree; the result may hold values that are not JSON, such as dates. */
export function evaluateValue(tree: GroqNode, options: Evaluation): unknown {
  return evaluateSync(tree, optionsOf(options)).data
}

/** Evaluates a tree with functions that groq-js implements only in its slower asynchronous evaluator. */
export async function evaluateTreeAsync(tree: GroqNode, options: Evaluation): Promise<unknown> {
  const value = await evaluate(tree, optionsOf(options))
  return toJS(await value.asStatic())
}

/** Whether the tree compares two values with a selector, as `diff::changedAny` does. */
export function needsAsync(tree: GroqNode): boolean {
  let found = false
  walk(tree, ({ type, namespace }) => {
    if (type === 'FuncCall' && (namespace === 'diff' || namespace === 'delta')) found = true
  })
  return found
}

function optionsOf({ projectId, datasetName, ...rest }: Evaluation) {
  return { ...rest, sanity: { projectId, dataset: datasetName } }
}
