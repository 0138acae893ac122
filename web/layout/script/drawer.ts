import { closest, first, listen } from './page.ts'
import { measureStrip, stripParts } from './strip.ts'

const drawer = (): HTMLDialogElement | null => {
  const found = first('.drawer')
  return found instanceof HTMLDialogElement ? found : null
}

/** Room that a drawer needs below the strip, px: its head, its foot and a few entries. */
const drawerRoom = 380

export const startDrawer = (): void => {
  let placeBefore: number | null = null
  /** On a small phone the whole strip leaves no room: the page is scrolled until its sentence stands alone. */
  const makeRoom = () => {
    const { held, end } = stripParts()
    if (!held || !end) return
    const edge = end.getBoundingClientRect().bottom
    if (innerHeight - edge >= drawerRoom) return
    placeBefore = scrollY
    scrollBy({ top: edge - held.getBoundingClientRect().height, behavior: 'instant' })
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
  // A drawer left open on a phone that is turned would sit behind the desktop's header.
  matchMedia('(min-width: 960px)').addEventListener('change', (wide) => wide.matches && drawer()?.close())
}
