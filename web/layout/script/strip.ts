import { first, root } from './page.ts'

const phone = matchMedia('(max-width: 959.98px), (max-height: 480px)')

export const stripParts = () => ({
  strip: first('.risk'),
  held: first('.risk__hold'),
  end: document.querySelector('.risk > .scale'),
})

/**
 * Measures the risk strip for whatever must not be covered: `--risk-h`, the height of its sticky part, and
 * `--risk-edge`, the lower edge of its visible part. Returns a function that publishes both: being inherited they
 * restyle the page, so all reading comes first.
 */
export const readStrip = (): (() => void) => {
  const { strip, held, end } = stripParts()
  const stays = phone.matches ? held : strip
  if (!stays || !end) return () => {}
  const { top, bottom } = stays.getBoundingClientRect()
  // On phones the chart hangs below the sticky sentence.
  const lowest = Math.max(
    bottom,
    stays.querySelector('.risk__hold .scale')?.getBoundingClientRect().bottom ?? 0,
  )
  const edge = Math.max(lowest, end.getBoundingClientRect().bottom)
  return () => {
    root.style.setProperty('--risk-h', `${lowest - top}px`)
    root.style.setProperty('--risk-edge', `${Math.ceil(edge)}px`)
  }
}

export const measureStrip = (): void => readStrip()()

export const startStrip = (): void => {
  const size = new ResizeObserver(measureStrip)
  const watch = () => {
    const { strip, held } = stripParts()
    size.disconnect()
    for (const part of [strip, held]) if (part) size.observe(part)
  }
  watch()
  // A publish re-renders the strip.
  const { strip } = stripParts()
  if (strip) new MutationObserver(watch).observe(strip, { childList: true })
  addEventListener('resize', measureStrip)
}
