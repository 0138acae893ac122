import { type Box, type Holder, planVisible } from './plan-visible.ts'

type Way = Holder['x']

const wayOf = (overflow: string): Way => {
  if (overflow === 'visible') return 'shown'
  return overflow === 'auto' || overflow === 'scroll' ? 'scrolled' : 'cut'
}

/** Cut to nothing, as what is only read aloud is. */
const isCutAway = ({ clipPath, clip }: CSSStyleDeclaration): boolean =>
  /^inset\((?:50|100)%/.test(clipPath) || /^rect\(0(?:px)?, 0(?:px)?, 0/.test(clip)

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** The whole page, with what it is scrolled to. */
const pageBox = (): Box => {
  const { scrollWidth, scrollHeight } = document.documentElement
  return {
    left: -window.scrollX,
    top: -window.scrollY,
    right: scrollWidth - window.scrollX,
    bottom: scrollHeight - window.scrollY,
  }
}

/** Whether somebody who scrolls can come to see an element, also by opening the disclosure it is in. */
export function isVisible(element: Element): boolean {
  const closed = element.closest('details:not([open])')
  if (closed !== null && closed !== element) {
    // Its head is seen, so it can be opened.
    const head = closed.querySelector(':scope > summary')
    if (head === null || !head.contains(element)) return isVisible(head ?? closed)
  }
  if (!isShown(element)) return false
  const holders: Holder[] = []
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (isCutAway(style)) return false
    holders.push({ box: boxOf(at), x: wayOf(style.overflowX), y: wayOf(style.overflowY) })
    // What is fixed is held by the window alone.
    if (style.position === 'fixed') break
  }
  return planVisible(boxOf(element), holders, pageBox())
}

/** The nearest element around one that somebody can see, to show where it stands. */
export function visibleAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (isVisible(at)) return at
  }
  return undefined
}
