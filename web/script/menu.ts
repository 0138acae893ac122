import { closest, root, targetOf } from './page.ts'

/*
 * The menu opens by hover (after 180 ms) and focus in CSS. Here: what assistive technology hears, Escape,
 * arrow keys and taps (requirements E2).
 */

const tops = () => [...document.querySelectorAll<HTMLElement>('.nav__top')]
const isShut = () => root.hasAttribute('data-menu-shut')

const announce = () => {
  for (const top of document.querySelectorAll('button.nav__top')) {
    const isOpen = !isShut() && top.parentElement?.matches(':hover, :focus-within')
    top.setAttribute('aria-expanded', String(isOpen === true))
  }
}

const shut = (yes: boolean) => {
  root.toggleAttribute('data-menu-shut', yes)
  announce()
}

/** From one name to its neighbour, round the end; down into the sheet. */
const onArrow = (event: KeyboardEvent) => {
  const top = closest(event, '.nav__top')
  if (!top) return
  const all = tops()
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const next = step ? all.at((all.indexOf(top) + step) % all.length) : null
  const target = event.key === 'ArrowDown' ? top.parentElement?.querySelector<HTMLElement>('.mega a') : next
  if (!target) return
  event.preventDefault()
  if (event.key === 'ArrowDown') shut(false)
  // The sheet becomes visible first: what is not visible takes no focus.
  setTimeout(() => target.focus())
}

const onEscape = () => {
  const item = document.activeElement?.closest('.nav__item')
  if (!item && !document.querySelector('.nav__item:hover')) return
  shut(true)
  item?.querySelector<HTMLElement>('.nav__top')?.focus()
}

export const startMenu = (): void => {
  let itemBefore: Element | null = null
  const onMove = (event: Event) => {
    const item = targetOf(event)?.closest('.nav__item') ?? null
    if (item === itemBefore) return
    itemBefore = item
    shut(false)
  }
  addEventListener('pointerover', onMove)
  addEventListener('focusin', onMove)
  addEventListener('focusout', () => setTimeout(announce))

  let wasOpen = false
  addEventListener('pointerdown', (event) => {
    const top = closest(event, 'button.nav__top')
    wasOpen = event.pointerType !== 'mouse' && top?.getAttribute('aria-expanded') === 'true'
  })
  addEventListener('click', (event) => {
    if (closest(event, 'button.nav__top')) shut(event.detail === 0 ? !isShut() : wasOpen)
    else if (closest(event, '.mega a')) shut(true)
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape()
    else if (event.key.startsWith('Arrow')) onArrow(event)
  })
}
