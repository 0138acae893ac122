import { queryParseError } from '#lake/http/errors.ts'
import { childNode, type GroqNode, isNode, walk } from '#lake/query/groq.ts'
import { hook } from './hooks.ts'

const attribute = (name: string, value: GroqNode) => ({ type: 'ObjectAttributeValue', name, value })
const own = { type: 'AccessAttribute', name: '_id' }

/** Functions that groq-js only declares, expressed in what it implements. */
export function rewriteFunction(node: GroqNode): GroqNode {
  if (node.type !== 'FuncCall') return node
  const [argument] = Array.isArray(node['args']) ? node['args'] : []
  switch (`${String(node['namespace'])}::${String(node['name'])}`) {
    case 'documents::get': {
      if (!isNode(argument)) return node
      const byId = { type: 'Object', attributes: [attribute('_ref', argument)] }
      const found = [argument, byId].map((base) => ({ type: 'Deref', base }))
      return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: found }
    }
    case 'documents::incomingRefCount':
      return { type: 'FuncCall', namespace: 'global', name: 'count', args: [hook('refers', '', own)] }
    case 'documents::incomingGlobalDocumentReferenceCount':
      // References from other datasets and resources are not kept here.
      return { type: 'Value', value: 0 }
    case 'user::attributes':
      // Users of the lake have roles and no further attributes.
      return { type: 'Object', attributes: [] }
    default:
      return node
  }
}

/** `path(x) in path(y)`, which groq-js does not support, as `x in path(y)`. */
export function rewritePathTest(node: GroqNode): GroqNode {
  const left = node.type === 'OpCall' && node['op'] === 'in' ? childNode(node, 'left') : undefined
  if (left?.type !== 'FuncCall' || left['namespace'] !== 'global' || left['name'] !== 'path') return node
  const [argument] = Array.isArray(left['args']) ? left['args'] : []
  return isNode(argument) ? { ...node, left: argument } : node
}

const missing = new Set(['text::semanticSimilarity', 'media::aspect'])

/** @throws {HttpError} 400 naming a function the lake does not implement */
export function refuseMissingFunctions(tree: GroqNode, query: string): void {
  walk(tree, (node) => {
    if (node.type !== 'FuncCall') return
    const name = `${String(node['namespace'])}::${String(node['name'])}`
    if (!missing.has(name) && node['namespace'] !== 'geo') return
    const start = Math.max(0, query.indexOf(name))
    throw queryParseError(query, `${name}() is not available in this lake`, start, start + name.length)
  })
}
