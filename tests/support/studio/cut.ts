import type { Page } from '@playwright/test'

/** Runs in the page: what is wider than the place it is shown in, or lies beside the screen. */
function cutOnPage(): string[] {
  const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []
  const cut = [...document.querySelectorAll('main *')].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) return []
    const { left, right, width } = element.getBoundingClientRect()
    const isBeside = width > 0 && (left < -1 || right > window.innerWidth + 1)
    const hides =
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    // What is there for who hears it alone is clipped on purpose.
    let isForEars = false
    for (let at: Element | null = element; at; at = at.parentElement)
      isForEars ||= getComputedStyle(at).clipPath.startsWith('inset(50%')
    return (isBeside || hides) && !isForEars
      ? [`${element.tagName} ${(element.textContent ?? '').trim().slice(0, 60)}`]
      : []
  })
  return [...wide, ...cut]
}

/** What of the Studio's main part is cut off or lies beside the screen; empty where all of it can be read. */
export const cutIn = (page: Page): Promise<string[]> => page.evaluate(cutOnPage)
