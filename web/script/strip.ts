import { first, root } from './page.ts'

const phone = matchMedia('(max-width: 959.98px), (max-height: 480px)')

export const stripParts = () => ({
  strip: first('.risk'),
  held: first('.risk__hold'),
  end: document.querySelector('.risk > .scale'),
})

/**
 * Publishes two lengths of the risk strip for what must not cover it: `--risk-h`, the height of what stays
 * of it while scrolling, and `--risk-edge`, the lower edge of what is seen of it now.
 */
export const measureStrip = (): void => {
  const { strip, held, end } = stripParts()
  const stays = phone.matches ? held : strip
  if (!stays || !end) return
  const { top, bottom } = stays.getBoundingClientRect()
  // On phones the drawing hangs below the sentence that stays.
  const lowest = Math.max(
    bottom,
    stays.querySelector('.risk__hold .scale')?.getBoundingClientRect().bottom ?? 0,
  )
  root.style.setProperty('--risk-h', `${lowest - top}px`)
  const edge = Math.max(lowest, end.getBoundingClientRect().bottom)
  root.style.setProperty('--risk-edge', `${Math.ceil(edge)}px`)
}

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
