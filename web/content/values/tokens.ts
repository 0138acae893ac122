import { fillTokens } from '#common/fill.ts'

/** Values for the `{name}` tokens an editor may write. */
export type Tokens = Readonly<Record<string, string>>

/** Puts the values into every text of a result, however deep. */
export const fillTokensIn = (value: unknown, tokens: Tokens): unknown => {
  if (typeof value === 'string') return value.includes('{') ? fillTokens(value, tokens) : value
  if (Array.isArray(value)) return value.map((item) => fillTokensIn(item, tokens))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTokensIn(item, tokens)]))
}
