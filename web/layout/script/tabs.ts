/** Space left before the current tab, px: enough to see that others stand before it. */
const before = 64

/**
 * Scrolls the row of tabs to the current one. Browsers that know `scroll-initial-target` have done so already, and
 * stay. Returns a function that scrolls: all reading comes first.
 */
export const readTabs = (): (() => void) => {
  const row = document.querySelector('.tabs__in')
  const current = row?.querySelector('[aria-current]')
  if (!row || !current || row.scrollLeft > 0) return () => {}
  const [box, own] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  if (own.right <= box.right - before) return () => {}
  return () => row.scrollTo({ left: own.left - box.left - before, behavior: 'instant' })
}
