import type { PageBlock } from '#common/compared-pages.ts'

/** A block with where it is on the page. */
export interface FoundBlock extends PageBlock {
  element: Element
  /** Where each sign of its words is: a text and the place in it. */
  signs: readonly (readonly [text: Text, at: number])[]
}

/** Marks of fields in a preview, and what is not seen either (web/content/preview/field-marks.ts). */
const unseen = /[\u200B-\u200D\u2060\uFEFF\u00AD]/
const blank = /\s/
/** What changes by itself: prices, times, and the arrows beside them. */
const figures = /[\d.,:+\-−–▲▼↑↓]+/g

const skipped =
  'script, style, noscript, template, iframe, next-route-announcer, nextjs-portal, sanity-visual-editing'
/** Prices, clocks and drawings of them. */
const live = '[data-live-part], svg, canvas'

/** Whether it is on the page, or would be once its disclosure is opened. */
const isShown = (element: Element): boolean => {
  if (element.checkVisibility({ visibilityProperty: true })) return true
  const closed = element.closest('details:not([open])')
  return closed !== null && closed !== element && closed.checkVisibility({ visibilityProperty: true })
}

const isInline = (element: Element): boolean => {
  const { display } = getComputedStyle(element)
  return display === 'inline' || display === 'contents' || display.startsWith('ruby')
}

const blockAround = (element: Element, known: Map<Element, Element>): Element => {
  const before = known.get(element)
  if (before) return before
  const { parentElement } = element
  const block = parentElement && isInline(element) ? blockAround(parentElement, known) : element
  known.set(element, block)
  return block
}

const factsOf = (block: Element): string =>
  [...block.querySelectorAll('a[href]'), ...(block.matches('a[href]') ? [block] : [])]
    .map((link) => link.getAttribute('href'))
    .join('\n')

/** A text's signs that are read, with one space for all that stand together. */
function addSigns(text: Text, signs: (readonly [Text, number])[], before: string): string {
  let words = before
  for (let at = 0; at < text.data.length; at += 1) {
    const sign = text.data.charAt(at)
    if (unseen.test(sign)) continue
    const isBlank = blank.test(sign)
    if (isBlank && (words === '' || words.endsWith(' '))) continue
    words += isBlank ? ' ' : sign
    signs.push([text, at])
  }
  return words
}

const pictureOf = (picture: HTMLImageElement): FoundBlock => ({
  element: picture,
  words: picture.alt,
  facts: picture.getAttribute('src') ?? '',
  isLive: false,
  signs: [],
})

/** The page in blocks, in the order of the document. */
export function readBlocks(root: Element): FoundBlock[] {
  const blocks = new Map<Element, { words: string; signs: (readonly [Text, number])[] }>()
  const around = new Map<Element, Element>()
  const order: (Element | HTMLImageElement)[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Element && node.matches(skipped)) return NodeFilter.FILTER_REJECT
    return NodeFilter.FILTER_ACCEPT
  })
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement) {
      if (isShown(node)) order.push(node)
      continue
    }
    if (!(node instanceof Text) || node.parentElement === null || node.data.trim() === '') continue
    if (!isShown(node.parentElement)) continue
    const element = blockAround(node.parentElement, around)
    let block = blocks.get(element)
    if (!block) {
      blocks.set(element, (block = { words: '', signs: [] }))
      order.push(element)
    }
    block.words = addSigns(node, block.signs, block.words)
  }
  return order.flatMap((element): FoundBlock[] => {
    if (element instanceof HTMLImageElement) return [pictureOf(element)]
    const { words = '', signs = [] } = blocks.get(element) ?? {}
    if (words.trim() === '') return []
    const isLive = element.closest(live) !== null
    const told = isLive ? words.replace(figures, '0') : words
    return [{ element, words: told, facts: factsOf(element), isLive, signs }]
  })
}
