import { first, root } from './page.ts'

const phone = matchMedia('(max-width: 959.98px), (max-height: 480px)')

/** Words of the strip that still show above its percentage sentence before that takes a box of its own, px. */
const margin = 4

export const stripParts = () => ({ whole: first('.risk__whole'), hold: first('.risk__hold') })

/** How far the strip scrolls away before its sentence stands by itself, px; 0 where the whole stays. */
let past = 0

/**
 * Measures the risk strip for whatever must not be covered: `--risk-h`, the height of what stays while scrolling,
 * `--risk-edge`, the lower edge of its visible part, and `--risk-past`, how far it may scroll away. Returns a function
 * that publishes them: being inherited they restyle the page, so all reading comes first.
 */
export const readStrip = (): (() => void) => {
  const { whole, hold } = stripParts()
  const sentence = whole?.querySelector('.risk__pct')?.getClientRects()[0]
  if (!whole || !hold || !sentence) return () => {}
  const { top, bottom } = whole.getBoundingClientRect()
  const limit = phone.matches ? Math.max(1, Math.floor(sentence.top - top - margin)) : 0
  const isPast = limit > 0 && top <= 1 - limit
  const height = phone.matches ? hold.getBoundingClientRect().height : bottom - top
  return () => {
    // Where it sticks has changed: look again once it sticks there.
    if (past !== limit) requestAnimationFrame(onScroll)
    past = limit
    root.toggleAttribute('data-past', isPast)
    root.style.setProperty('--risk-past', `${limit}px`)
    root.style.setProperty('--risk-h', `${height}px`)
    root.style.setProperty('--risk-edge', `${Math.ceil(isPast ? height : bottom)}px`)
  }
}

export const measureStrip = (): void => readStrip()()

/** With every scroll event, so that the sentence stands by itself before the words around it are gone. */
const onScroll = (): void => {
  const top = first('.risk')?.getBoundingClientRect().top ?? 0
  const isPast = past > 0 && top <= 1 - past
  if (isPast !== root.hasAttribute('data-past')) measureStrip()
}

export const startStrip = (): void => {
  const size = new ResizeObserver(measureStrip)
  const watch = () => {
    const { whole, hold } = stripParts()
    size.disconnect()
    for (const part of [whole, hold]) if (part) size.observe(part)
  }
  watch()
  // A publish re-renders the strip.
  const strip = first('.risk')
  if (strip) new MutationObserver(watch).observe(strip, { childList: true })
  addEventListener('resize', measureStrip)
  addEventListener('scroll', onScroll, { passive: true })
}
