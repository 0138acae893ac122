import { parseMarkdown, type Span, type TextNode } from './markdown.ts'
import { pictureOfLine, type StoredPicture } from './picture.ts'

interface PortableSpan {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

/** A block of Portable Text as a page's `richText` block holds it. */
export interface PortableBlock {
  _type: 'block'
  _key: string
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level?: number
  markDefs: { _type: 'link'; _key: string; href: string }[]
  children: PortableSpan[]
}

type WordsNode = Exclude<TextNode, { kind: 'table' }>

const styleOf = (node: WordsNode): PortableBlock['style'] => {
  if (node.kind === 'heading') return node.level === 2 ? 'h2' : 'h3'
  return node.kind === 'quote' ? 'blockquote' : 'normal'
}

function toBlock(
  key: string,
  node: WordsNode,
  spans: readonly Span[],
  hrefOf: (href: string) => string,
): PortableBlock {
  const markDefs: PortableBlock['markDefs'] = []
  const children = spans.map((span, index): PortableSpan => {
    const marks: string[] = [...span.marks]
    if (span.href !== undefined) {
      const isNew = spans[index - 1]?.href !== span.href
      if (isNew) markDefs.push({ _type: 'link', _key: `${key}l${index}`, href: hrefOf(span.href) })
      const link = markDefs.at(-1)
      if (link) marks.push(link._key)
    }
    return { _type: 'span', _key: `${key}s${index}`, text: span.text, marks }
  })
  return {
    _type: 'block',
    _key: key,
    style: styleOf(node),
    ...(node.kind === 'item' ? { listItem: node.list, level: node.level } : {}),
    markDefs,
    children,
  }
}

/**
 * Portable Text of a Markdown text. Keys count from the top, so the same text always has the same keys and a
 * translation the keys of its source.
 * @param hrefOf converts the written address of a link to the stored one
 * @throws on a table, for which pages have no block, and on a malformed picture
 */
export function portableText(
  source: string,
  hrefOf: (href: string) => string = (href) => href,
): (PortableBlock | StoredPicture)[] {
  const nodes = source
    .split(/^(!\[.*)$/m)
    .filter((part) => part.trim() !== '')
    .flatMap((part): (TextNode | string)[] => (part.startsWith('![') ? [part.trim()] : parseMarkdown(part)))
  return nodes.map((node, index) => {
    const key = `t${String(index + 1).padStart(2, '0')}`
    if (typeof node === 'string') {
      const picture = pictureOfLine(node, key)
      if (picture === undefined) throw new Error(`A picture is not written as one: ${node}`)
      return picture
    }
    if (node.kind === 'table') throw new Error('A page has no table; write it as a list.')
    return toBlock(key, node, node.spans, hrefOf)
  })
}
