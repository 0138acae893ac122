/** What precedes a place where an expression must begin. */
const wantsExpression = /(?:[=<>!&|+\-*/%,:([{]|\b(?:in|match))\s*$/

/**
 * Why a query cannot be read, as clients show it at its position in the query; an unexpected end is worded as
 * the hosted engine does, since programs match on that.
 * @param position where the parser stopped, in characters
 * @param message groq-js's own
 */
export function syntaxFault(query: string, position: number, message: string): string {
  const atEnd = query.slice(position).trim() === ''
  if (!atEnd) return message
  const wanted = wantsExpression.test(query) || message.endsWith('Expected expression')
  return `unexpected end-of-file${wanted ? ', expected expression' : ''}`
}
