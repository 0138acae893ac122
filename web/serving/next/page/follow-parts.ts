import { listen, whenIdle } from '#web/layout/script/page.ts'

/** A screen ahead of a reader. */
const ahead = '100% 0px'
/** The screen but for its edges. */
const within = '-15% 0px'

/** Who comes to read has the page for themselves at first, and has not stopped before this time without a scroll, ms. */
const quietMs = 5_000
const restMs = 1_500

/** Calls back with the parts that come into an area around or within the screen, and those that leave it. */
const observe = (
  parts: Iterable<Element>,
  rootMargin: string,
  tell: (part: Element, isInside: boolean) => void,
): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tell(target, isIntersecting)
    },
    { rootMargin },
  )
  for (const part of parts) observer.observe(part)
}

/**
 * Loads React once a reader stops at a live part: what it shows by then is the server's, and true. Somebody with a mouse
 * or keys may press something soon, so it comes when a part is a screen away; what the server could not draw, when it is
 * seen.
 */
export const followParts = (parts: NodeListOf<HTMLElement>, load: () => void): void => {
  // Once: after a failure a press retries, not every movement.
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    load()
  }
  const atRest = new Set<Element>()
  let timer: number | undefined
  const wait = () => {
    clearTimeout(timer)
    if (isAsked || atRest.size === 0) return
    timer = window.setTimeout(() => whenIdle(ask), Math.max(restMs, quietMs - performance.now()))
  }
  observe(parts, within, (part, isInside) => {
    if (isInside) atRest.add(part)
    else atRest.delete(part)
    wait()
  })
  const bare = [...parts].filter((part) => part.dataset['livePart'] === 'bare')
  observe(bare, '0px', (_part, isInside) => isInside && ask())
  listen('scroll', wait)
  let isRead = false
  const onHand = (event: Event) => {
    if (isRead || (event instanceof PointerEvent && event.pointerType === 'touch')) return
    isRead = true
    observe(parts, ahead, (_part, isInside) => isInside && ask())
  }
  listen('pointermove', onHand)
  listen('keydown', onHand)
}
