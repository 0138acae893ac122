type Values = Readonly<Record<string, string | number | undefined>>

const filled = (text: string, pattern: RegExp, values: Values, missing: (token: string) => string): string =>
  text.replace(pattern, (token, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? missing(token) : String(value)
  })

const asWritten = (token: string): string => token

/** A text of the interface with its values in the place of `{{name}}`, as i18next fills them on the server. */
export const fill = (text: string, values: Values): string =>
  filled(text, /\{\{(\w+)\}\}/g, values, asWritten)

/**
 * A text of an editor with its values in the place of `{name}`.
 * @param missing what becomes of a token without a value; by itself it stays, so that its fault is seen
 */
export const fillTokens = (text: string, values: Values, missing = asWritten): string =>
  filled(text, /\{(\w+)\}/g, values, missing)

/** The names in double braces that a text keeps, each once, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^{}]*\}\}/g)].flatMap(([, name]) => name ?? []))].sort()
