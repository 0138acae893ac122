import type { MarkKind } from '#common/compared-pages.ts'
import type { FoundBlock } from './read-blocks.ts'

/**
 * What was taken out is struck and what was put in underlined, so that no mark is one of colour alone. What depends on
 * how far a page is scrolled, or on what its reader chose, would lie over what is to be seen: the risk warning stays
 * whole, and neither the question about cookies nor the bar to log in is drawn.
 */
const styles = `
::highlight(compare-removed) { background-color: #ffd9cf; color: #1c1b1a; text-decoration: line-through 2px; }
::highlight(compare-added) { background-color: #cfeed6; color: #1c1b1a; text-decoration: underline 2px; }
[data-compare='removed'] { outline: 3px dashed #b3261e; outline-offset: 2px; }
[data-compare='added'] { outline: 3px solid #1b6e3c; outline-offset: 2px; }
.cookies, .risk .risk__hold, nav.actions { display: none; }
.risk { position: static; }
[data-past] .risk .risk__whole { visibility: visible; }
[data-compare-shown] { outline: 3px solid #1a4fd6; outline-offset: 4px; }
`

let sheet: CSSStyleSheet | undefined

/** Puts a page into the form in which it is compared; before it is read for the first time. */
export const addStyles = (): void => {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** The words of a block from one sign to before another; undefined where its text was changed since it was read. */
const rangeOf = ({ signs }: FoundBlock, from: number, to: number): Range | undefined => {
  const [first, last] = [signs[from], signs[to - 1]]
  if (!first || !last || first[0].length <= first[1] || last[0].length <= last[1]) return undefined
  const range = new Range()
  range.setStart(first[0], first[1])
  range.setEnd(last[0], last[1] + 1)
  return range
}

const unmark = (attribute: string): void => {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
}

/** A block that differs, and where in its words. */
export interface MarkedBlock {
  block: FoundBlock
  runs: readonly (readonly [from: number, to: number])[]
}

/**
 * Marks what differs: words by themselves, and blocks that are others as a whole by a line around them. Live blocks
 * have the line alone: their figures change between reading and marking.
 */
export function markBlocks(marked: readonly MarkedBlock[], kind: MarkKind): void {
  unmark('data-compare')
  const ranges: Range[] = []
  for (const { block, runs } of marked) {
    if (runs.length === 0 || block.isLive) block.element?.setAttribute('data-compare', kind)
    if (block.isLive) continue
    const all = runs.length === 0 ? [[0, block.signs.length] as const] : runs
    ranges.push(...all.flatMap(([from, to]) => rangeOf(block, from, to) ?? []))
  }
  CSS.highlights.set(`compare-${kind}`, new Highlight(...ranges))
}

/** Brings an element into view sideways, where what holds it scrolls so. */
function scrollSideways(element: Element): void {
  for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
    if (holder.scrollWidth <= holder.clientWidth) continue
    const [inside, around] = [element.getBoundingClientRect(), holder.getBoundingClientRect()]
    holder.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
  }
}

/** Draws a line around one element, or around none. */
export function lineAround(element: Element | undefined): void {
  unmark('data-compare-shown')
  element?.setAttribute('data-compare-shown', '')
}

/** Scrolls to an element; what is folded away is opened. */
export function scrollTo(element: Element): void {
  for (let at = element.closest('details'); at !== null; at = at.parentElement?.closest('details') ?? null) {
    at.open = true
  }
  scrollSideways(element)
  const { top, height } = element.getBoundingClientRect()
  // This window alone: `scrollIntoView` would scroll the Studio too.
  const above = Math.max(0, (window.innerHeight - height) / 2)
  window.scrollTo({ top: window.scrollY + top - above, behavior: 'instant' })
}
