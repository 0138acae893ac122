/** Texts of documents that were asked for: a search reads the same ones again and again. */
const known = new WeakMap<object, string>()

/** All texts of a document as one, but those in attributes with `_`. */
export function textsOf(document: unknown): string {
  if (typeof document !== 'object' || document === null) return textsIn(document).join('\n')
  let text = known.get(document)
  if (text === undefined) known.set(document, (text = textsIn(document).join('\n')))
  return text
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => (name.startsWith('_') ? [] : textsIn(child)))
}
