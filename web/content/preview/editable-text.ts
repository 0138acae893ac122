type Path = readonly (string | number | object)[]

/** Fields whose words are shown as they are written; everything else is compared, parsed or an address. */
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

/** The head of a document shows its words where nobody can click on them. */
const unseen = new Set(['metadata', 'links'])

/**
 * The menu below its first level shows its words once it is opened. A mark has some 500 characters, and the whole
 * menu has more texts than most pages, so an editor opens the menu by its first level.
 */
const isClosed = ([first, second]: readonly string[]): boolean => first === 'items' && second === 'children'

/**
 * Whether the text at a path of a document may carry the mark of the field it is edited in. A mark lengthens
 * the text, so it is for words alone: a symbol, a path or a kind with a mark would be another one.
 */
export const isEditableText = (path: Path): boolean => {
  const names = path.filter((part) => typeof part === 'string')
  const last = names.at(-1)
  return last !== undefined && shown.has(last) && !names.some((name) => unseen.has(name)) && !isClosed(names)
}
