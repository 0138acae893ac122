import { followMenuPrices } from '#web/layout/script/prices/follow-prices.ts'
import { closest, listen, root, targetOf } from '#web/layout/script/page.ts'

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
  followMenuPrices()
}

/** The item closed by Escape, tap or choice; it stays closed until pointer and focus have left it. */
let shutItem: Element | null = null

const shut = (item: Element | null) => {
  shutItem = item
  root.toggleAttribute('data-menu-shut', item !== null)
  announce()
}

/** Hidden elements take no focus and a sheet opens late: check each frame, for a second. */
const focusWhenVisible = (target: HTMLElement, frames = 60) => {
  if (target.checkVisibility({ visibilityProperty: true })) target.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenVisible(target, frames - 1))
}

const linksOf = (item: Element | null): HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>('.mega a') ?? []),
]

/** Opens the sheet of a name and goes to its first entry. */
const follow = (top: Element): boolean => {
  const [link] = linksOf(top.parentElement)
  if (!link) return false
  shut(null)
  focusWhenVisible(link)
  return true
}

/** Moves through a sheet's entries, and from the first one up to the name. */
const moveInSheet = (event: KeyboardEvent, link: HTMLElement) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step) return
  event.preventDefault()
  const item = link.closest('.nav__item')
  const links = linksOf(item)
  const at = links.indexOf(link) + step
  const next = at < 0 ? item?.querySelector<HTMLElement>('.nav__top') : links[at]
  next?.focus()
}

/** Moves between the menu's names, wrapping around, and down into the sheet. */
const onArrow = (event: KeyboardEvent) => {
  const link = closest(event, '.mega a')
  if (link) moveInSheet(event, link)
  const top = closest(event, '.nav__top')
  if (!top) return
  const all = tops()
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step) {
    event.preventDefault()
    all.at((all.indexOf(top) + step) % all.length)?.focus()
  }
  if (event.key === 'ArrowDown' && follow(top)) event.preventDefault()
}

const onEscape = () => {
  const focused = document.activeElement?.closest('.nav__item')
  const item = focused ?? document.querySelector('.nav__item:hover')
  if (!item) return
  shut(item)
  focused?.querySelector<HTMLElement>('.nav__top')?.focus()
}

/** Another item opens at once; the closed one when it is entered again. */
const onEnter = (event: Event) => {
  const item = targetOf(event)?.closest('.nav__item')
  if (item && item !== shutItem) shut(null)
}

const onLeave = () =>
  setTimeout(() => {
    if (shutItem && !shutItem.matches(':hover, :focus-within')) shut(null)
    else announce()
  })

export const startMenu = (): void => {
  listen('pointerover', onEnter)
  listen('focusin', onEnter)
  listen('pointerout', onLeave)
  listen('focusout', onLeave)
  // The drawer and its sections.
  listen('toggle', followMenuPrices)

  let wasOpen = false
  listen('pointerdown', (event) => {
    const top = closest(event, 'button.nav__top')
    wasOpen = event.pointerType !== 'mouse' && top?.getAttribute('aria-expanded') === 'true'
  })
  listen('click', (event) => {
    const item = targetOf(event)?.closest('.nav__item') ?? null
    const top = closest(event, 'button.nav__top')
    // Enter and Space go into the sheet: focus has opened it, and closing it would be no answer to that.
    if (top && event.detail === 0) follow(top)
    else if (top) shut(wasOpen ? item : null)
    else if (closest(event, '.mega a')) shut(item)
  })
  listen('keydown', (event) => {
    if (event.key === 'Escape') onEscape()
    else if (event.key.startsWith('Arrow')) onArrow(event)
  })
}
