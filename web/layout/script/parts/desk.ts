import { deskWords } from '#web/features/hours/desk/desk-words.ts'
import { whenIdle } from '../page.ts'

const minute = 60_000

const isStretches = (value: unknown): value is (readonly [number, number])[] =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && one.length === 2 && one.every((at) => typeof at === 'number'))

const write = (desk: HTMLElement): void => {
  const { desk: given = '', open = '', shut = '', days = '', intl = 'en' } = desk.dataset
  const stretches: unknown = JSON.parse(given)
  if (!isStretches(stretches)) return
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  const isPages = zone === desk.dataset['zone']
  const words = deskWords(stretches, {
    now: Date.now(),
    zone,
    zoneName: (isPages ? desk.dataset['zoneName'] : zone.split('/').at(-1)?.replaceAll('_', ' ')) ?? zone,
    intl,
    texts: { open, shut, days },
  })
  desk.dataset['isOpen'] = String(words.isOpen)
  for (const [name, text] of Object.entries({ state: words.state, days: words.days })) {
    const place = desk.querySelector(`[data-part="${name}"]`)
    if (place && place.textContent !== text) place.textContent = text
  }
}

/** Says whether a desk answers now, and its hours, on the visitor's clock; the server has drawn the page's. */
export const startDesk = (): void => {
  const desks = document.querySelectorAll<HTMLElement>('[data-desk]')
  if (desks.length === 0) return
  const writeAll = () => desks.forEach(write)
  whenIdle(writeAll)
  setInterval(writeAll, minute)
}
