/** Fields with readable text; all others are names, options and addresses. */
const wordFields = new Set([
  'text',
  'title',
  'lede',
  'heading',
  'label',
  'value',
  'note',
  'caption',
  'term',
  'moreLabel',
])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A paragraph is one text, however many of its words are bold or a link. */
const paragraphOf = (children: readonly unknown[]): string =>
  children
    .map((child) => (isObject(child) ? String(Reflect.get(child, 'text') ?? '') : ''))
    .join('')
    .trim()

/** The texts of a page's blocks at any depth, in order. */
export const wordsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isObject(value)) return []
  const children: unknown = Reflect.get(value, 'children')
  if (Reflect.get(value, '_type') === 'block' && Array.isArray(children)) {
    const paragraph = paragraphOf(children)
    return paragraph === '' ? [] : [paragraph]
  }
  return Object.entries(value).flatMap(([name, inside]) => {
    if (typeof inside === 'string') return wordFields.has(name) && inside.trim() ? [inside.trim()] : []
    return wordsIn(inside)
  })
}

/** Texts in one line: what does not end as a sentence does is kept apart from what follows. */
export const runOf = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text, at, all) => (at === all.length - 1 ? text : /[.!?:]$/.test(text) ? `${text} ` : `${text} · `))
    .join('')
