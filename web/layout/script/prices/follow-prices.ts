import { menuPricesScript } from './menu-prices.gen.ts'

/** An open sheet with prices or the next release, or an open section of the drawer on a page that has prices. */
const wanted =
  '.nav__item:is(:hover, :focus-within) :is([data-price], [data-next]), .head:has([data-price]) .drawer[open] [open]'

let isComing = false

/** Prices beside the entries of an open menu; what asks for them and draws them comes with the first one. */
export const followPrices = (): void => {
  if (isComing) {
    document.dispatchEvent(new Event('menu'))
    return
  }
  if (!document.querySelector(wanted)) return
  isComing = true
  import(menuPricesScript).catch(() => {
    isComing = false
  })
}
