import { throttled, whenIdle } from './page.ts'

/** As `web/design/base.css` has them. */
const waiting = ':is(.block, .wide-part, .part, .foot):not([data-drawn])'

/** Parts that a step within the page has brought are looked for so soon, ms. */
const every = 300

/**
 * Draws the parts out of view one by one while the page is idle, so that no capture, print or reader finds an empty place.
 */
export const startFarParts = (): void => {
  let isDrawing = false
  const drawNext = () => {
    const next = document.querySelector(waiting)
    isDrawing = next !== null
    if (!next) return
    next.toggleAttribute('data-drawn', true)
    whenIdle(drawNext)
  }
  const draw = () => {
    if (isDrawing) return
    isDrawing = true
    whenIdle(drawNext)
  }
  draw()
  new MutationObserver(throttled(every, draw)).observe(document.body, { childList: true, subtree: true })
}
