/** What stands before a place where an expression must begin. */
const wantsExpression = /(?:[=<>!&|+\-*/%,:([{]|\b(?:in|match))\s*$/

/**
 * Why a query cannot be read. Clients show it at its place in the query; what ends too early is told in the
 * hosted engine's words, by which programs know it.
 * @param position where the parser stopped, in characters
 * @param message groq-js's own
 */
export function syntaxFault(query: string, position: number, message: string): string {
  const atEnd = query.slice(position).trim() === ''
  if (!atEnd) return message
  const wanted = wantsExpression.test(query) || message.endsWith('Expected expression')
  return `unexpected end-of-file${wanted ? ', expected expression' : ''}`
}
