import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const blocks = new Set(
  `address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol option p section select summary table tbody td
  tfoot th thead tr ul`.split(/\s+/),
)
const wordless = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template'])

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((found) => found.name === name)?.value

/** The text of a node without the elements that `isLeftOut`; a block begins and ends a line. */
const textOf = (node: Node, isLeftOut: (element: Element) => boolean): string => {
  if ('value' in node) return node.value
  if (!isElement(node))
    return childrenOf(node)
      .map((child) => textOf(child, isLeftOut))
      .join('')
  if (wordless.has(node.tagName) || isLeftOut(node)) return ''
  const text = node.childNodes.map((child) => textOf(child, isLeftOut)).join('')
  return blocks.has(node.tagName) ? `\n${text}\n` : text
}

/** All words of a page as they follow each other, a line for each block. */
export const linesOf = (html: string): string[] =>
  textOf(parse(html), () => false)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A link or button: what is seen of it, and what it is called. */
export interface Named {
  seen: string
  name: string
}

const isUnseen = (element: Element): boolean =>
  attribute(element, 'hidden') !== undefined ||
  (attribute(element, 'class') ?? '').split(' ').includes('aloud')
const isSilent = (element: Element): boolean => attribute(element, 'aria-hidden') === 'true'

const elementsOf = (node: Node): Element[] => [
  ...(isElement(node) ? [node] : []),
  ...childrenOf(node).flatMap(elementsOf),
]

/** The links and buttons of a page that show words. Names by `aria-labelledby` are not worked out. */
export const namedOf = (html: string): Named[] =>
  elementsOf(parse(html)).flatMap((element) => {
    if (!['a', 'button', 'summary'].includes(element.tagName)) return []
    const seen = textOf(element, isUnseen).trim()
    const name = attribute(element, 'aria-label') ?? textOf(element, isSilent).trim()
    return seen === '' || attribute(element, 'aria-labelledby') !== undefined ? [] : [{ seen, name }]
  })

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a name holds what is seen, word for word (WCAG 2.5.3): who speaks the words reaches the link. */
export const holdsLabel = ({ seen, name }: Named): boolean =>
  ` ${wordsOf(name).join(' ')} `.includes(` ${wordsOf(seen).join(' ')} `) || wordsOf(seen).length === 0
