import { planWordLists } from './plan-word-lists.ts'

const html = 'text/html'

/** Pastes what comes from Word with its lists as lists, into every rich text of the Studio. */
const onPaste = (event: ClipboardEvent): void => {
  const { clipboardData, target } = event
  if (!(target instanceof HTMLElement) || !target.isContentEditable || clipboardData === null) return
  const mended = planWordLists(clipboardData.getData(html))
  if (mended === undefined) return
  // What is on its way cannot be changed: another takes its place, in which no list of Word’s is left.
  event.preventDefault()
  event.stopImmediatePropagation()
  const data = new DataTransfer()
  data.setData('text/plain', clipboardData.getData('text/plain'))
  data.setData(html, mended)
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true, composed: true }),
  )
}

// Before any editor hears of it. Sanity's CLI reads the configuration where there is no page.
if ('document' in globalThis) document.addEventListener('paste', onPaste, { capture: true })
