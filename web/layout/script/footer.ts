import { closest, listen } from './page.ts'

/** On phones one list of the footer is open at a time (requirements E3); CSS shows them all elsewhere. */
export const startFooter = (): void => {
  listen('click', (event) => {
    const mine = closest(event, '.foot__toggle')?.closest('.foot__list')
    if (!mine) return
    for (const list of document.querySelectorAll('.foot__list')) {
      const isOpen = list === mine && !list.hasAttribute('data-open')
      list.toggleAttribute('data-open', isOpen)
      list.querySelector('.foot__toggle')?.setAttribute('aria-expanded', String(isOpen))
    }
  })
}
