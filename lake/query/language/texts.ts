/** Recently read texts of documents: a search reads the same ones again and again. */
let cached = new WeakMap<object, string>()
let count = 0
/** Beyond this the oldest are evicted, so that a full scan does not duplicate all texts in memory. */
const maxCached = 10_000

/** All texts in a value as one string, except those in attributes with `_`. */
export const readTexts = (value: unknown): string => textsIn(value).join('\n')

/** As `readTexts`, cached. */
export function textsOf(document: unknown): string {
  if (typeof document !== 'object' || document === null) return readTexts(document)
  let text = cached.get(document)
  if (text === undefined) {
    if (++count > maxCached) {
      cached = new WeakMap()
      count = 1
    }
    cached.set(document, (text = readTexts(document)))
  }
  return text
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => (name.startsWith('_') ? [] : textsIn(child)))
}
