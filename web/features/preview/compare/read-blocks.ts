import type { PageBlock } from '#common/compared-pages.ts'
import { readHead } from './read-head.ts'
import { addSigns, cleanWords, type Sign, withoutFigures } from './signs.ts'

/** A block with where it is on the page. */
export interface FoundBlock extends PageBlock {
  /** None for what only search engines and other sites get. */
  element: Element | undefined
  signs: readonly Sign[]
}

/**
 * What is no part of the page, and what depends on its reader alone (`data-own`): whether cookies were asked about, and
 * which account is signed in.
 */
const skipped =
  'script, style, noscript, template, iframe, next-route-announcer, nextjs-portal, sanity-visual-editing, .cookies, [data-own]'
/** Parts that a script draws anew by what the broker says now; what an editor wrote of them is in the page as sent. */
export const livePart = '[data-live-part], [data-prices]'
/** Prices, clocks and drawings of them. */
const live = '[data-figures], svg, canvas'
/** Texts that are read aloud, or written into a field until somebody types there. */
const spoken = ['aria-label', 'aria-description', 'placeholder', 'title'] as const
const heading = 'h1, h2, h3, h4'
const named =
  'dialog[aria-label], aside[aria-label], nav[aria-label], section[aria-label], footer[aria-label]'

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

interface Found {
  element: Element
  part: 'page' | 'aloud'
  words: string
  signs: Sign[]
  facts: string
  where: string
}

/**
 * The page in blocks, seen or not, in the order of the document; then what search engines and other sites get of it.
 * @param sent the words of its live parts as the site sent them, in order: each is one block
 */
export function readBlocks(sent: readonly string[]): FoundBlock[] {
  const found: Found[] = []
  const texts = new Map<Element, Found>()
  const around = new Map<Element, Element>()
  let under = ''
  const add = (block: Omit<Found, 'where'>): Found => {
    const name = block.element.closest(named)?.getAttribute('aria-label') ?? ''
    const made = { ...block, where: cleanWords(name) || under }
    found.push(made)
    return made
  }
  let parts = 0
  const readLivePart = (element: Element) => {
    const words = sent[parts] ?? ''
    parts += 1
    add({ element, part: 'page', words, signs: [], facts: '' })
  }
  const readElement = (element: Element) => {
    if (element.matches(heading)) under = cleanWords(element.textContent)
    const said = spoken.flatMap((name) => cleanWords(element.getAttribute(name) ?? '') || [])
    for (const words of new Set(said)) add({ element, part: 'aloud', words, signs: [], facts: '' })
    if (element instanceof HTMLImageElement) {
      const { alt } = element
      add({ element, part: 'page', words: alt, signs: [], facts: element.getAttribute('src') ?? '' })
    }
  }
  const readText = (text: Text, parent: Element) => {
    const element = blockAround(parent, around)
    let block = texts.get(element)
    if (!block) {
      if (text.data.trim() === '') return
      block = add({ element, part: 'page', words: '', signs: [], facts: factsOf(element) })
      texts.set(element, block)
    }
    block.words = addSigns(text, block.signs, block.words)
  }
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
      if (node.matches(livePart)) readLivePart(node)
      return node.matches(`${skipped}, ${livePart}`) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
    },
  )
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) readElement(node)
    else if (node instanceof Text && node.parentElement) readText(node, node.parentElement)
  }
  const blocks = found.flatMap(({ element, words, facts, ...rest }): FoundBlock[] => {
    if (words.trim() === '' && !(element instanceof HTMLImageElement)) return []
    const isLive = element.closest(`${live}, ${livePart}`) !== null
    return [{ ...rest, element, words: isLive ? withoutFigures(words) : words, facts, isLive }]
  })
  return [...blocks, ...readHead().map((block) => ({ ...block, element: undefined, signs: [] }))]
}
