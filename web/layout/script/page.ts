/** The document element, whose attributes and properties style sheets read. */
export const root = document.documentElement

/** The element at which an event started, if any. */
export const targetOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target : null

/** The closest matching HTML element around an event's target. */
export const closest = (event: Event, selector: string): HTMLElement | null => {
  const found = targetOf(event)?.closest(selector)
  return found instanceof HTMLElement ? found : null
}

/** The first HTML element that matches. */
export const first = (selector: string): HTMLElement | null => {
  const found = document.querySelector(selector)
  return found instanceof HTMLElement ? found : null
}

/** Listens in the capture phase: while hydrating, React stops events on parts it has not reached from propagating. */
export const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  heard: (event: WindowEventMap[Type]) => void,
): void => addEventListener(type, heard, { capture: true })

/** Runs a function once per burst of calls; `delay` in ms. */
export const throttled = (delay: number, run: () => void): (() => void) => {
  let timer = 0
  return () => {
    timer ||= window.setTimeout(() => {
      timer = 0
      run()
    }, delay)
  }
}

/** Resolves after the next frame. */
export const afterFrame = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Resolves after the first contentful paint: a frame alone may come earlier. */
export const afterPaint = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** Longest wait for a page that is never idle, ms. */
const maxIdleWaitMs = 500

/** Runs a function when the page has nothing else to do. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: maxIdleWaitMs })
  // Safari has none.
  else setTimeout(run)
}
