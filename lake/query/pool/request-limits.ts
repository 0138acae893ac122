import { apiError, badRequest, queryParseError } from '#lake/http/errors.ts'
import type { QueryRequest } from '#lake/query/plan/plan.ts'
import type { Audience } from '#lake/query/views.ts'

/** Bytes of a query and its parameters together, as UTF-8 and JSON. */
const byteLimits: Readonly<Record<Audience, number>> = { anonymous: 16_384, member: 1_048_576 }
/** Nesting depth of brackets; queries written by people reach ten. */
const bracketLimit = 100
/** Nesting depth of arrays and objects in a parameter, as in every JSON body. */
const depthLimit = 200

/**
 * Refuses queries that no parser should start on: time and stack grow with size and nesting.
 * @throws {HttpError} 413 beyond the byte limit, 400 beyond the nesting limit
 */
export function checkRequest(
  { query, params }: Pick<QueryRequest, 'query' | 'params'>,
  audience: Audience,
): void {
  const limit = byteLimits[audience]
  const bytes = Buffer.byteLength(query) + bytesOf(params)
  if (bytes > limit) {
    const way =
      audience === 'anonymous' ? 'Ask for less at a time, or with a token' : 'Ask for less at a time'
    const whom = audience === 'anonymous' ? 'without a token ' : ''
    throw apiError(
      413,
      'Payload Too Large',
      `The query and its parameters have ${bytes} bytes; ${whom}${limit} are taken. ${way}.`,
    )
  }
  const { depth, at } = deepestBracket(query)
  if (depth > bracketLimit) {
    throw queryParseError(
      query,
      `The query has ${depth} brackets inside of each other; ${bracketLimit} are taken. Nest less.`,
      at,
      at + 1,
    )
  }
}

const ownFunctions = /^(?:[\s\u0085]|\/\/[^\n]*\n)*fn/

/** Whether a query defines functions: groq-js expands them at every call, recursively. */
export const hasOwnFunctions = (query: string): boolean => ownFunctions.test(query)

/** Approximate bytes of a value as JSON; nothing is copied. */
function bytesOf(root: unknown): number {
  let bytes = 0
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > depthLimit) throw badRequest(`A parameter is nested deeper than ${depthLimit} levels`)
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') bytes += Buffer.byteLength(value) + 2
      else if (typeof value !== 'object' || value === null) bytes += String(value).length
      else if (Array.isArray(value)) {
        bytes += value.length + 2
        for (const item of value) next.push(item)
      } else {
        for (const [name, child] of Object.entries(value)) {
          bytes += Buffer.byteLength(name) + 4
          next.push(child)
        }
      }
    }
    level = next
  }
  return bytes
}

/** The depth of brackets outside of strings and comments, and the position of the deepest. */
function deepestBracket(query: string): { depth: number; at: number } {
  let [open, depth, at] = [0, 0, 0]
  for (let place = 0; place < query.length; place++) {
    const sign = query[place]
    if (sign === '"' || sign === "'") place = endOfText(query, place, sign)
    else if (sign === '/' && query[place + 1] === '/') {
      const end = query.indexOf('\n', place)
      place = end === -1 ? query.length : end
    } else if (sign === '(' || sign === '[' || sign === '{') {
      open += 1
      if (open > depth) [depth, at] = [open, place]
    } else if (sign === ')' || sign === ']' || sign === '}') open -= 1
  }
  return { depth, at }
}

function endOfText(query: string, start: number, quote: string): number {
  for (let place = start + 1; place < query.length; place++) {
    if (query[place] === '\\') place += 1
    else if (query[place] === quote) return place
  }
  return query.length
}
