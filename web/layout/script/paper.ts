import { fill } from '#common/fill.ts'
import { root } from './page.ts'

/** Says on paper where and when it was printed: the address in the bar, and the time on the clock of UTC. */
export const startPaper = (): void => {
  addEventListener('beforeprint', () => {
    const clock = new Intl.DateTimeFormat(root.lang, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
    const known = { address: location.host + location.pathname + location.search, at: clock.format() }
    for (const line of document.querySelectorAll<HTMLElement>('[data-printed]'))
      line.textContent = fill(line.dataset['printed'] ?? '', known)
  })
}
