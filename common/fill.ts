/** The names in double braces that a text keeps, each once, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^{}]*\}\}/g)].flatMap(([, name]) => name ?? []))].sort()
