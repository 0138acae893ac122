import { fill } from '#common/fill.ts'

/** Says on paper where and when it was printed: the address in the bar, and the time on the clock of UTC. */
export const startPaper = (): void => {
  addEventListener('beforeprint', () => {
    const address = location.host + location.pathname + location.search
    for (const line of document.querySelectorAll<HTMLElement>('[data-printed]')) {
      const { printed = '', intl } = line.dataset
      const at = new Intl.DateTimeFormat(intl, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      })
      line.textContent = fill(printed, { address, at: at.format() })
    }
  })
}
