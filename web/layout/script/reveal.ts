import { listen } from './page.ts'

/** Blocks of a page that enter as they are scrolled to. */
const entering = 'main > section:not(:first-child), main .block, .promo, .band'

/** How far into the window a block must have come, px, and how long it takes, ms (requirements I2). */
const offset = 120
const duration = 400

const enter: Keyframe[] = [{ opacity: 0, translate: '0 12px' }, {}]

/**
 * Animation on scroll: what lies below the window at the start waits unseen and enters once. Nothing waits
 * under reduced motion, nor what is already in sight, nor on paper. The waiting is an animation that stands
 * at its beginning, so the page itself is never changed.
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
  // All places are read before the first block is told to wait: in turns, each reading would style the page again.
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
  // A reader with the keyboard, a search in the page and a printer do not wait.
  listen('focusin', ({ target }) => {
    for (const block of waiting.keys()) if (target instanceof Node && block.contains(target)) show(block)
  })
  addEventListener('beforeprint', () => {
    for (const animation of waiting.values()) animation.cancel()
    waiting.clear()
    seen.disconnect()
  })
}
