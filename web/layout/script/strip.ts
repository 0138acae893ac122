import { first, root } from './page.ts'

const phone = matchMedia('(max-width: 959.98px), (max-height: 480px)')

export const stripParts = () => ({
  strip: first('.risk'),
  held: first('.risk__hold'),
  end: document.querySelector('.risk > .scale'),
})

/**
 * Reads two lengths of the risk strip for what must not cover it: `--risk-h`, the height of what stays of it while
 * scrolling, and `--risk-edge`, the lower edge of what is seen of it now. What it returns publishes them: both are
 * inherited, so the whole page is styled anew, and what was written before the reading would be styled twice.
 */
export const readStrip = (): (() => void) => {
  const { strip, held, end } = stripParts()
  const stays = phone.matches ? held : strip
  if (!stays || !end) return () => {}
  const { top, bottom } = stays.getBoundingClientRect()
  // On phones the drawing hangs below the sentence that stays.
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
  // A publish draws what is in the strip anew.
  const { strip } = stripParts()
  if (strip) new MutationObserver(watch).observe(strip, { childList: true })
  addEventListener('resize', measureStrip)
}
