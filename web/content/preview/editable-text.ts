type Path = readonly (string | number | object)[]

/** Fields whose text is shown as written; others are compared, parsed or addresses. */
const shown = new Set([
  'title',
  'heading',
  'lede',
  'text',
  'note',
  'label',
  'caption',
  'alt',
  'value',
  'cells',
  'columns',
  'moreLabel',
  'linkLabel',
  'buttonLabel',
  'subtitle',
  'sentences',
])

/** Metadata is not shown where it could be clicked. */
const unseen = new Set(['metadata', 'links'])

/**
 * Menu entries below the first level appear once it is opened. A mark has some 500 characters and the menu more texts
 * than most pages, so editors open the menu by its first level.
 */
const isClosed = ([first, second]: readonly string[]): boolean => first === 'items' && second === 'children'

/**
 * Whether the text at a path may carry a mark of its field. Marks lengthen the text, so only prose may have them: a
 * symbol, path or kind with a mark would be a different value.
 */
export const isEditableText = (path: Path): boolean => {
  const names = path.filter((part) => typeof part === 'string')
  const last = names.at(-1)
  return last !== undefined && shown.has(last) && !names.some((name) => unseen.has(name)) && !isClosed(names)
}
