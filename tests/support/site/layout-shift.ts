import type { Page } from '@playwright/test'

/**
 * Counts on each page to come what moves there since its fonts are in and that no act of the visitor caused; what a
 * late font moves is the matter of other tests.
 * @param parts a selector, if only shifts within what it matches count
 * @returns what tells the sum of the page that is open, not a number before its fonts are in
 */
export const watchLayoutShift = async (page: Page, parts?: string): Promise<() => Promise<number>> => {
  await page.addInitScript((selector) => {
    const onShift = (list: PerformanceObserverEntryList) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries()) {
        const sources: unknown[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        const elements = sources.map((source) => {
          const node = typeof source === 'object' && source && 'node' in source ? source.node : null
          return node instanceof Element ? node : node instanceof Node ? node.parentElement : null
        })
        const isOurs = elements.some(
          (element) => selector !== undefined && element?.closest(selector) != null,
        )
        const isAsked = 'hadRecentInput' in entry && entry.hadRecentInput
        if ((isOurs || selector === undefined) && !isAsked && 'value' in entry) {
          dataset.layoutShift = String(Number(dataset.layoutShift) + Number(entry.value))
          dataset.moved = `${dataset.moved ?? ''}${elements.map((one) => `${one?.tagName}.${one?.getAttribute('class')}`).join(', ')}; `
        }
      }
    }
    const begin = async () => {
      const { dataset } = document.documentElement
      while (dataset.fonts === undefined) await new Promise(requestAnimationFrame)
      // A font is asked for by the layout that needs it.
      document.body.getBoundingClientRect()
      await document.fonts.ready
      // They are drawn with in the frame after.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      dataset.layoutShift = '0'
      new PerformanceObserver(onShift).observe({ type: 'layout-shift' })
    }
    addEventListener('load', () => void begin())
  }, parts)
  return async () => {
    const { layoutShift, moved } = await page.evaluate(async () => {
      // What has moved is told after the frame in which it did.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return {
        layoutShift: document.documentElement.dataset.layoutShift,
        moved: document.documentElement.dataset.moved,
      }
    })
    if (moved !== undefined) console.info(`moved on ${page.url()}: ${moved}`)
    return Number(layoutShift)
  }
}
