import type { Page } from '@playwright/test'

/**
 * Texts that stand out of their cell or button, or of the window: what a language with longer words does to a table.
 * Texts only a screen reader has, and those cut on purpose (with an ellipsis, in a part that scrolls), are left out.
 */
export const leavingTexts = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser is given this function alone
    const isAny = (
      from: Element,
      last: Element | null,
      is: (style: CSSStyleDeclaration) => boolean,
    ): boolean => {
      for (let at: Element | null = from; at && at !== last?.parentElement; at = at.parentElement) {
        if (is(getComputedStyle(at))) return true
      }
      return false
    }
    const isUnseen = (from: Element) =>
      isAny(from, null, ({ clipPath, visibility }) => clipPath !== 'none' || visibility !== 'visible')
    const isCut = (from: Element, last: Element | null) =>
      isAny(from, last, ({ overflowX }) => overflowX !== 'visible')
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      const words = text.nodeValue?.trim()
      if (!words || !parent || parent.closest('[hidden], [inert], dialog:not([open]), .aloud, script, style'))
        continue
      // Folded text is not laid out anew with the window: its places are those of the width before.
      if (!parent.checkVisibility()) continue
      const cell = parent.closest('td, th, button, .btn, .chip, label, summary')
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, width } of range.getClientRects()) {
        if (width < 2) continue
        const box = cell?.getBoundingClientRect()
        const isOut = box && box.width > 2 && (right > box.right + 1.5 || left < box.left - 1.5)
        if (isOut && !isCut(parent, cell) && !isUnseen(parent))
          found.add(`"${words}" out of its ${cell?.tagName.toLowerCase()}`)
        if (right > innerWidth + 0.5 && !isCut(parent, null) && !isUnseen(parent))
          found.add(`"${words}" out of the window`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways')
    return [...found]
  })
