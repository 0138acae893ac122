import { closest, listen } from './page.ts'

/** On phones only one footer list is open at a time (requirements E3); elsewhere CSS shows all. */
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
