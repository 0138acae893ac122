import type { Page } from '@playwright/test'

/**
 * What a browser that translates does to a page, now and whenever something is added: each text is put into two `font`
 * elements, itself or a copy of it; what has `translate="no"` stays.
 */
const translating = (isMoved: boolean): void => {
  const shut = 'script, style, noscript, textarea, svg, font, [translate="no"]'
  const one = (node: Text) => {
    if (node.data.trim() === '' || !node.parentElement || node.parentElement.closest(shut)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    const text = document.createTextNode(node.data)
    outer.append(inner)
    node.replaceWith(outer)
    inner.append(isMoved ? node : text)
  }
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = root instanceof Text ? [root] : []
    for (let next = walker.nextNode(); next; next = walker.nextNode())
      if (next instanceof Text) found.push(next)
    for (const node of found) one(node)
  }
  const start = () => {
    all(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) one(target)
        for (const node of addedNodes) all(node)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Has pages of this browser translated as soon as they are read, before any script of theirs. */
export const translateEarly = async (page: Page, isMoved: boolean): Promise<void> => {
  await page.addInitScript(`(${translating.toString()})(${isMoved})`)
}

/** Translates the page that stands there. */
export const translateNow = (page: Page, isMoved: boolean): Promise<void> =>
  page.evaluate(`(${translating.toString()})(${isMoved})`)
