import { badRequest } from '#lake/http/errors.ts'

/** Names that reach an object's prototype, or that GROQ's evaluator looks up on every object. */
const hostileNames = ['__proto__', 'constructor', 'hasOwnProperty']
/** Deeper values would exhaust the stack of recursive code. */
const maxDepth = 200

/** Whether an attribute of this name would reach an object's prototype. */
export const isHostileName = (name: string): boolean => hostileNames.includes(name)

/**
 * Parses JSON that can be stored losslessly: what a parser would silently repair or lose (invalid UTF-8, lone
 * surrogates, numbers out of range, duplicate names) is refused, as are names that reach a prototype.
 * @throws {HttpError} 400 with the reason
 */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('The request body is not valid UTF-8')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
  if (inspect(value) !== countNames(text)) {
    throw badRequest('The request body gives an attribute of the same object twice')
  }
  return value
}

/**
 * The number of attributes in `root`, at all depths.
 * @throws {HttpError} 400 for what cannot be stored losslessly
 */
function inspect(root: unknown): number {
  let attributes = 0
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) {
      throw badRequest(`The request body is nested deeper than ${maxDepth} levels`)
    }
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'object' && value !== null) {
        if (!Array.isArray(value)) attributes += inspectNames(Object.keys(value))
        for (const child of Object.values(value)) next.push(child)
      } else inspectScalar(value)
    }
    level = next
  }
  return attributes
}

function inspectNames(names: readonly string[]): number {
  for (const name of names) {
    if (isHostileName(name)) throw badRequest(`The attribute name "${name}" is not allowed`)
    inspectScalar(name)
  }
  return names.length
}

function inspectScalar(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    throw badRequest('A text of the request body holds half of a character (a lone surrogate)')
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw badRequest('A number of the request body is too large')
  }
}

/** Whether a JSON text is nested deeper than `levels`: counted from its brackets, before it is parsed. */
export function isDeeperThan(text: string, levels: number): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      at = closingQuote(text, at + 1)
      if (at < 0) return false
    } else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > levels) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}

/** The attributes of a JSON text: its colons outside of strings. */
function countNames(text: string): number {
  let count = 0
  let at = 0
  for (;;) {
    const open = text.indexOf('"', at)
    const end = open < 0 ? text.length : open
    for (let colon = text.indexOf(':', at); colon >= 0 && colon < end; colon = text.indexOf(':', colon + 1)) {
      count += 1
    }
    if (open < 0) return count
    at = closingQuote(text, open + 1) + 1
  }
}

function closingQuote(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); ; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return quote
  }
}
