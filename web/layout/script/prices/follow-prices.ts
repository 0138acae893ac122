import { afterPaint } from '../page.ts'
import { pricesScript } from './prices.gen.ts'

/** An open sheet with prices or the next release, or an open section of the drawer on a page that has prices. */
const wanted =
  '.nav__item:is(:hover, :focus-within) :is([data-price], [data-next]), .head:has([data-price]) .drawer[open] [open]'

let isComing = false

const load = (): void => {
  if (isComing) return
  isComing = true
  import(pricesScript).catch(() => {
    isComing = false
  })
}

/** Prices beside the entries of an open menu. */
export const followMenuPrices = (): void => {
  if (isComing) document.dispatchEvent(new Event('menu'))
  else if (document.querySelector(wanted)) load()
}

/** Prices in the page: what asks for them comes with the first list. React may bring one with another page. */
export const startLists = async (): Promise<void> => {
  document.addEventListener('hydrated', load)
  await afterPaint()
  if (document.querySelector('[data-prices]')) load()
}
