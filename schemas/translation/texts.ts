import { isRecord } from '#common/records.ts'

/** Fields of a page with text that people read, hence text to translate. */
const worded = new Set([
  'title',
  'heading',
  'lede',
  'text',
  'content',
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
  'description',
])

const perLanguage = /^internationalizedArray/

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The texts in a value: a string, the spans of rich text, the cells of a row. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  const { _type, text, children, sentences, alt, caption } = value
  if (_type === 'image') return wordsIn([alt, caption])
  if (Array.isArray(children)) return children.map(wordsIn).join('')
  return typeof text === 'string' ? text : wordsIn(sentences)
}

const isRichText = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => isRecord(item) && item['_type'] === 'block')

function* pageTexts(value: unknown, path: string): Generator<[string, string]> {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (isRecord(item) && typeof item['_key'] === 'string')
        yield* pageTexts(item, `${path}[${item['_key']}]`)
    }
    return
  }
  if (!isRecord(value)) return
  for (const [name, inner] of Object.entries(value)) {
    const at = join(path, name)
    const isWords = typeof inner === 'string' || isRichText(inner) || name === 'cells' || name === 'columns'
    if (worded.has(name) && isWords) yield [at, wordsIn(inner)]
    else yield* pageTexts(inner, at)
  }
}

function* sharedTexts(value: unknown, language: string, path: string): Generator<[string, string]> {
  if (Array.isArray(value)) {
    const items = value.filter(isRecord)
    if (items.length > 0 && items.every(({ _type }) => perLanguage.test(String(_type)))) {
      const own = items.find((item) => item['language'] === language)
      yield [path, wordsIn(own?.['value'])]
      return
    }
    for (const item of items) yield* sharedTexts(item, language, `${path}[${String(item['_key'])}]`)
    return
  }
  if (!isRecord(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'translatedFrom') yield* sharedTexts(inner, language, join(path, name))
  }
}

/** A document as it is stored. */
export type Content = Readonly<Record<string, unknown>>

/** Whether the document is in one language, with a separate document for each. */
export const isOfOneLanguage = ({ _type }: Content): boolean => _type === 'page'

/**
 * The texts of a document in a language by the path of their field, `blocks[opening].title`; fields without
 * text are omitted. A page only has texts in its own language.
 */
export const textsIn = (document: Content, language: string): ReadonlyMap<string, string> => {
  const found = isOfOneLanguage(document)
    ? document['language'] === language
      ? pageTexts(document, '')
      : []
    : sharedTexts(document, language, '')
  return new Map([...found].filter(([, words]) => words.trim() !== ''))
}
