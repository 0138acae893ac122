import { fillTokens } from '#common/fill.ts'

/** Values of the `{name}` tokens in editors' texts. */
export type Tokens = Readonly<Record<string, string>>

/** Fills tokens in every text of a value, at any depth. */
export const fillTokensIn = (value: unknown, tokens: Tokens): unknown => {
  if (typeof value === 'string') return value.includes('{') ? fillTokens(value, tokens) : value
  if (Array.isArray(value)) return value.map((item) => fillTokensIn(item, tokens))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTokensIn(item, tokens)]))
}
