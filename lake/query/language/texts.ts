/** Texts of documents that were asked for lately: a search reads the same ones again and again. */
let known = new WeakMap<object, string>()
let count = 0
/** More are forgotten, so that a search through everything does not keep all texts a second time. */
const maximalKnown = 10_000

/** All texts in a value as one, but those in attributes with `_`. */
export const readTexts = (value: unknown): string => textsIn(value).join('\n')

/** As `readTexts`, and remembers it. */
export function textsOf(document: unknown): string {
  if (typeof document !== 'object' || document === null) return readTexts(document)
  let text = known.get(document)
  if (text === undefined) {
    if (++count > maximalKnown) {
      known = new WeakMap()
      count = 1
    }
    known.set(document, (text = readTexts(document)))
  }
  return text
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => (name.startsWith('_') ? [] : textsIn(child)))
}
