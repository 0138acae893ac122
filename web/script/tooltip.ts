import { root, targetOf } from './page.ts'

/** Escape closes an explanation without moving pointer or focus (WCAG 1.4.13); going elsewhere lets it open again. */
export const startTooltip = (): void => {
  let before: Element | null = null
  const onMove = (event: Event) => {
    const tip = targetOf(event)?.closest('.tip') ?? null
    if (tip !== before) root.removeAttribute('data-tip-shut')
    before = tip
  }
  addEventListener('pointerover', onMove)
  addEventListener('focusin', onMove)
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && before) root.setAttribute('data-tip-shut', '')
  })
}
