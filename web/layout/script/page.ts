/** The document element, which carries the states that style sheets read. */
export const root = document.documentElement

/** The element an event began at, or null when it began at none. */
export const targetOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target : null

/** The nearest element around where an event began that matches, if it is HTML. */
export const closest = (event: Event, selector: string): HTMLElement | null => {
  const found = targetOf(event)?.closest(selector)
  return found instanceof HTMLElement ? found : null
}

/** The first HTML element that matches. */
export const first = (selector: string): HTMLElement | null => {
  const found = document.querySelector(selector)
  return found instanceof HTMLElement ? found : null
}

/**
 * Hears an event before React does: while React takes a page over, it keeps what happens to parts it has not come
 * to from everybody who listens behind it.
 */
export const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  heard: (event: WindowEventMap[Type]) => void,
): void => addEventListener(type, heard, { capture: true })

/** Runs a function soon after the first of many calls, and once for all of them; `delay` in ms. */
export const throttled = (delay: number, run: () => void): (() => void) => {
  let timer = 0
  return () => {
    timer ||= window.setTimeout(() => {
      timer = 0
      run()
    }, delay)
  }
}

/** Resolves when the browser has drawn what was written until now. */
export const afterFrame = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Resolves when the page has been painted for the first time: a frame alone may come before there is anything to paint. */
export const afterPaint = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
