import { listen } from './page.ts'

/** Blocks that animate when scrolled into view. */
const entering = 'main > section:not(:first-child), main .block'

/** Distance into the window, px, and duration, ms (requirements I2). */
const offset = 120
const duration = 400

/** Without a scroll event for so long, ms, the page rests. */
const rest = 150

const enter: Keyframe[] = [{ opacity: 0, translate: '0 12px' }, {}]

/**
 * Lets blocks below the fold enter once, as they are scrolled into view. Only while the page scrolls do those below
 * the window wait; at rest every block is drawn, so that no capture, print, crawler or reader finds an empty place.
 * Nothing moves under reduced motion. Implemented as a paused animation, so that the DOM is unchanged.
 */
export const startReveal = (): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const below = new Set<Element>()
  const waiting = new Map<Element, Animation>()
  const forget = (block: Element) => {
    below.delete(block)
    waiting.delete(block)
    edge.unobserve(block)
    inside.unobserve(block)
  }
  const show = (block: Element) => {
    waiting.get(block)?.play()
    forget(block)
  }
  const hold = (block: Element) => {
    const animation = block.animate(enter, {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
      fill: 'backwards',
    })
    animation.pause()
    waiting.set(block, animation)
  }
  const release = (block: Element) => {
    waiting.get(block)?.cancel()
    waiting.delete(block)
  }
  // What has come into the window without waiting has been seen.
  const edge = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (!isIntersecting && boundingClientRect.top > 0) below.add(target)
      else if (waiting.has(target)) below.delete(target)
      else forget(target)
  })
  const inside = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && waiting.has(target)) show(target)
    },
    { rootMargin: `0px 0px -${offset}px` },
  )
  let timer = 0
  const onRest = () => {
    timer = 0
    for (const block of waiting.keys())
      if (below.has(block)) release(block)
      else show(block)
  }
  const onScroll = () => {
    if (timer === 0) for (const block of below) hold(block)
    clearTimeout(timer)
    timer = window.setTimeout(onRest, rest)
  }
  const blocks = [...document.querySelectorAll(entering)]
  for (const block of blocks) {
    if (blocks.some((outer) => outer !== block && outer.contains(block))) continue
    edge.observe(block)
    inside.observe(block)
  }
  addEventListener('scroll', onScroll, { passive: true })
  // Keyboard focus and find-in-page reveal at once.
  listen('focusin', ({ target }) => {
    for (const block of waiting.keys()) if (target instanceof Node && block.contains(target)) show(block)
  })
  addEventListener('beforeprint', () => {
    for (const block of waiting.keys()) release(block)
    below.clear()
    edge.disconnect()
    inside.disconnect()
  })
}
