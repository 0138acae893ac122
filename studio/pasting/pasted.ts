import { cleanedText } from '#studio/cleaning/cleaned-text.ts'
import { tellLeftOut } from '#studio/cleaning/cleaned-note.tsx'
import { planWordLists } from './plan-word-lists.ts'

const html = 'text/html'
const words = 'text/plain'
/** Texts of the Studio itself, which are clean and have more to tell than HTML has. */
const own = 'application/x-portable-text'

/** HTML with its words as they are stored, and how many characters were left out. */
const cleanedHtml = (markup: string): { text: string; left: number } => {
  const page = new DOMParser().parseFromString(markup, html)
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  let left = 0
  let isChanged = false
  while (walker.nextNode()) {
    const node = walker.currentNode
    const before = node.nodeValue ?? ''
    const found = cleanedText(before)
    if (found.text === before) continue
    node.nodeValue = found.text
    left += found.left
    isChanged = true
  }
  return { text: isChanged ? page.documentElement.outerHTML : markup, left }
}

/**
 * Pastes into every rich text of the Studio what comes from Word with its lists as lists, and any text without characters
 * that nobody sees.
 */
const onPaste = (event: ClipboardEvent): void => {
  const { clipboardData, target } = event
  if (!(target instanceof HTMLElement) || !target.isContentEditable || clipboardData === null) return
  if (clipboardData.types.includes(own)) return
  const markup = clipboardData.getData(html)
  const plain = clipboardData.getData(words)
  const [rich, bare] = [cleanedHtml(planWordLists(markup) ?? markup), cleanedText(plain)]
  if (rich.text === markup && bare.text === plain) return
  // What is on its way cannot be changed: another takes its place, which needs no further change.
  event.preventDefault()
  event.stopImmediatePropagation()
  tellLeftOut(markup === '' ? bare.left : rich.left)
  const data = new DataTransfer()
  data.setData(words, bare.text)
  if (markup !== '') data.setData(html, rich.text)
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true, composed: true }),
  )
}

// Before any editor hears of it. Sanity's CLI reads the configuration where there is no page.
if ('document' in globalThis) document.addEventListener('paste', onPaste, { capture: true })
