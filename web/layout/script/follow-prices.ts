import { first } from './page.ts'

const wanted = ':is(.nav__item:is(:hover, :focus-within), .drawer[open] [open]) [data-price]'

let isComing = false

/** Prices beside the entries of an open menu; what asks for them and draws them comes with the first one. */
export const followPrices = (): void => {
  if (isComing) {
    document.dispatchEvent(new Event('menu'))
    return
  }
  const address = first('[data-menu-prices]')?.dataset['menuPrices']
  if (!address || !document.querySelector(wanted)) return
  isComing = true
  import(address).catch(() => {
    isComing = false
  })
}
