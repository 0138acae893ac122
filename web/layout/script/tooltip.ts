import { listen, root, targetOf } from './page.ts'

const shown = '.tip:is(:hover, :focus-within)'

/**
 * Escape closes a tooltip without moving pointer or focus (WCAG 1.4.13). It reopens after both have left; others open
 * at once.
 */
export const startTooltip = (): void => {
  let shut: Element | null = null
  const keepShut = (tip: Element | null) => {
    shut = tip
    root.toggleAttribute('data-tip-shut', tip !== null)
  }
  const onEnter = (event: Event) => {
    const tip = targetOf(event)?.closest('.tip')
    if (tip && shut && tip !== shut) keepShut(null)
  }
  const onLeave = () => {
    if (shut) setTimeout(() => shut?.matches(shown) || keepShut(null))
  }
  listen('pointerover', onEnter)
  listen('focusin', onEnter)
  listen('pointerout', onLeave)
  listen('focusout', onLeave)
  listen('keydown', (event) => {
    const open = event.key === 'Escape' ? document.querySelector(shown) : null
    if (open) keepShut(open)
  })
}
