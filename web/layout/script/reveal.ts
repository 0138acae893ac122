import { listen } from './page.ts'

/** Blocks that animate when scrolled into view. */
const entering = 'main > section:not(:first-child), main .block, .promo, .band'

/** Distance into the window, px, and duration, ms (requirements I2). */
const offset = 120
const duration = 400

const enter: Keyframe[] = [{ opacity: 0, translate: '0 12px' }, {}]

/**
 * Reveals blocks below the fold once, as they are scrolled into view. Nothing is hidden with reduced motion, above the
 * fold or in print. Implemented as a paused animation, so that the DOM is unchanged.
 */
export const startReveal = (): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const waiting = new Map<Element, Animation>()
  const show = (block: Element) => {
    waiting.get(block)?.play()
    waiting.delete(block)
    seen.unobserve(block)
  }
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) show(target)
    },
    { rootMargin: `0px 0px -${offset}px` },
  )
  // All positions are read before the first write, to avoid repeated layout.
  const below = [...document.querySelectorAll(entering)].filter(
    (block) => block.getBoundingClientRect().top >= innerHeight,
  )
  for (const block of below) {
    if ([...waiting.keys()].some((outer) => outer.contains(block))) continue
    const animation = block.animate(enter, {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
      fill: 'backwards',
    })
    animation.pause()
    waiting.set(block, animation)
    seen.observe(block)
  }
  // Keyboard focus, find-in-page and printing reveal at once.
  listen('focusin', ({ target }) => {
    for (const block of waiting.keys()) if (target instanceof Node && block.contains(target)) show(block)
  })
  addEventListener('beforeprint', () => {
    for (const animation of waiting.values()) animation.cancel()
    waiting.clear()
    seen.disconnect()
  })
}
