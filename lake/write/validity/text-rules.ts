import { isRecord } from '#common/records.ts'

interface TextRule {
  rule: string
  table?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> | undefined
}

/** The names in double braces that a text keeps, each once, in alphabetical order. */
const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^{}]*\}\}/g)].flatMap(([, name]) => name ?? []))].sort()

/**
 * The place of the first item of `overrides` that the table does not allow: for `keys` one whose key is not
 * among those of the document's `namespace`, for `placeholders` one whose words do not keep what the table
 * names for their key. Undefined when there is none.
 */
export function faultyText(document: unknown, { rule, table = {} }: TextRule): string | undefined {
  if (!isRecord(document) || !Array.isArray(document['overrides'])) return undefined
  const known = table[String(document['namespace'])]
  if (known === undefined) return undefined
  const items: readonly unknown[] = document['overrides']
  const index = items.findIndex((item) => {
    if (!isRecord(item)) return false
    const { key, value } = item
    if (typeof key !== 'string' || key === '') return false
    const expected = Object.hasOwn(known, key) ? known[key] : undefined
    if (rule === 'keys') return expected === undefined
    if (expected === undefined || typeof value !== 'string') return false
    return placeholdersIn(value).join() !== expected.join()
  })
  return index < 0 ? undefined : `overrides[${index}].${rule === 'keys' ? 'key' : 'value'}`
}
