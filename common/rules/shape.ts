import { isRecord, itemsOf } from '#common/records.ts'
import type { RuleOf } from './rule-schema.ts'

/**
 * Whether every item has as many entries as the object has in the other list: the cells of a row, the
 * columns.
 */
export function isEven({ items, field, of }: RuleOf<'counts'>, value: unknown): boolean {
  if (!isRecord(value)) return true
  const wanted = itemsOf(value[of]).length
  return itemsOf(value[items]).every((item) => !isRecord(item) || itemsOf(item[field]).length === wanted)
}

/**
 * Whether a tree of entries is circular: an entry below one with the same value, or entries that link in a
 * circle.
 */
export function isCircular({ field, of, below }: RuleOf<'circle'>, value: unknown): boolean {
  const leads = new Map<unknown, unknown>()
  const repeats = (items: unknown, above: readonly unknown[]): boolean =>
    itemsOf(items).some((item) => {
      if (!isRecord(item)) return false
      const own = item[field]
      if (item[of]) leads.set(own, item[of])
      return (Boolean(own) && above.includes(own)) || repeats(item[below], [...above, own])
    })
  if (repeats(value, [])) return true
  return [...leads.keys()].some((start) => {
    const seen = new Set<unknown>()
    let at: unknown = start
    while (leads.has(at) && !seen.has(at)) {
      seen.add(at)
      at = leads.get(at)
    }
    return seen.has(at)
  })
}
