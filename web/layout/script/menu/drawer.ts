import { closest, first, listen, root } from '#web/layout/script/page.ts'
import { measureStrip, stripParts } from '#web/layout/script/strip.ts'

const drawer = (): HTMLDialogElement | null => {
  const found = first('.drawer')
  return found instanceof HTMLDialogElement ? found : null
}

/** Height a drawer needs below the strip, px: header, footer and a few entries. */
const drawerRoom = 380

export const startDrawer = (): void => {
  let placeBefore: number | null = null
  /** On a small phone the complete strip leaves no room: scroll until only its sentence remains. */
  const makeRoom = () => {
    const { whole, hold } = stripParts()
    if (!whole || !hold || root.hasAttribute('data-past')) return
    const edge = whole.getBoundingClientRect().bottom
    if (innerHeight - edge >= drawerRoom) return
    placeBefore = scrollY
    scrollBy({ top: edge - hold.getBoundingClientRect().height, behavior: 'instant' })
  }
  listen('close', (event) => {
    if (event.target !== drawer() || placeBefore === null) return
    scrollTo({ top: placeBefore, behavior: 'instant' })
    placeBefore = null
  })
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
  listen('click', (event) => {
    const opener = closest(event, '[commandfor="drawer"]')
    if (opener && !drawer()?.open) {
      makeRoom()
      measureStrip()
    }
    if (opener && !hasCommands) {
      if (opener.getAttribute('command') === 'close') drawer()?.close()
      else drawer()?.showModal()
    }
    if (closest(event, '.drawer a')) drawer()?.close()
  })
  // A drawer left open when a phone is rotated would cover the desktop header.
  matchMedia('(min-width: 960px)').addEventListener('change', (wide) => {
    if (wide.matches && !root.hasAttribute('data-tight')) drawer()?.close()
  })
}
