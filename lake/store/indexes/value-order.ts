import { compareIds, type LakeDocument } from '#lake/store/document.ts'
import { isRecord } from '#common/records.ts'

/** The value at an attribute path of a document, `a.b` for a nested one; `null` where there is none. */
export function valueAt(doc: LakeDocument, path: readonly string[]): unknown {
  let value: unknown = doc
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : null
  return value ?? null
}

const ranks: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 }
const lastRank = 100

/** GROQ's order of any two JSON values: numbers, strings, booleans, then all others as equals. */
export function compareValues(a: unknown, b: unknown): number {
  const rank = ranks[typeof a] ?? lastRank
  const difference = rank - (ranks[typeof b] ?? lastRank)
  if (difference !== 0 || rank === lastRank) return difference
  if (typeof a === 'string' && typeof b === 'string') return compareIds(a, b)
  return Number(a) - Number(b)
}
