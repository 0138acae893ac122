/** What editors read of a type, a field, a group or a choice. */
const said = new Set(['title', 'description', 'placeholder'])

/** Content, parts that are drawn, and paths to content: nothing in them is said by the model. */
const left = new Set(['initialValue', 'preview', 'components', 'icon'])

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Copies of types whose titles, descriptions and placeholders are said by `say`, at any depth. */
export function inLanguage<Type>(types: readonly Type[], say: (english: string) => string): Type[] {
  // A part that several fields share is copied once.
  const copies = new Map<unknown, unknown>()
  const sayIn = (key: string, value: unknown): unknown => {
    if (left.has(key)) return value
    return said.has(key) && typeof value === 'string' ? say(value) : copyOf(value)
  }
  const copyOf = <Value>(value: Value): Value => {
    if (!Array.isArray(value) && !isPlain(value)) return value
    const known = copies.get(value)
    const copy =
      known ??
      (Array.isArray(value)
        ? value.map(copyOf)
        : Object.fromEntries(Object.entries(value).map(([key, own]) => [key, sayIn(key, own)])))
    copies.set(value, copy)
    return copy as Value
  }
  return types.map(copyOf)
}
