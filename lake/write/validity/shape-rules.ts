import { isRecord } from '#common/records.ts'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether an item of `items` has another number of entries in `field` than the object has in `of`. */
export function isUneven(
  value: unknown,
  rule: { items?: string | undefined; field?: string | undefined; of?: string | undefined },
): boolean {
  const { items = '', field = '', of = '' } = rule
  if (!isRecord(value)) return false
  const wanted = listOf(value[of]).length
  return listOf(value[items]).some((item) => isRecord(item) && listOf(item[field]).length !== wanted)
}

/**
 * Whether a tree of entries, those below in `below`, leads back to itself: an entry that stands below one with the
 * same `field`, or entries whose `of` sends visitors on in a circle.
 */
export function isCircular(
  value: unknown,
  rule: { field?: string | undefined; of?: string | undefined; below?: string | undefined },
): boolean {
  const { field = '', of = '', below = '' } = rule
  const leads = new Map<unknown, unknown>()
  const repeats = (items: unknown, above: readonly unknown[]): boolean =>
    listOf(items).some((item) => {
      if (!isRecord(item)) return false
      const own = item[field]
      if (item[of]) leads.set(own, item[of])
      return (own && above.includes(own)) || repeats(item[below], [...above, own])
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
