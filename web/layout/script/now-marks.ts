import { placeOf } from '#web/features/calendar/rule/plan-day-rule.ts'
import { root, whenIdle } from './page.ts'

const minute = 60_000
const day = 1_440
/** The wrong clock of a visitor may say more; a page is never drawn so long ago. */
const longest = 120

const clock = /\d\d:\d\d/

/** How many minutes after an instant the page is read. */
const minutesSince = (at: string | undefined): number => {
  const since = Math.floor(Date.now() / minute) - Math.floor(Number(at) / minute)
  return since > 0 && since <= longest ? since : 0
}

const later = (time: string, minutes: number): string => {
  const [hour = 0, past = 0] = time.split(':').map(Number)
  const at = (60 * hour + past + minutes) % day
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** The times that the server drew. */
const drawn = new WeakMap<Element, string>()

const move = (): void => {
  // It writes them itself.
  if (root.dataset['hydrated'] !== undefined) return
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>('[data-now-text]')) {
    const text = drawn.get(place) ?? place.textContent
    drawn.set(place, text)
    place.textContent = text.replace(clock, (time) => later(time, minutesSince(place.dataset['nowText'])))
  }
  for (const mark of document.querySelectorAll<SVGElement>('[data-now]')) {
    const x = placeOf(minutesSince(mark.dataset['now'])) - placeOf(0)
    mark.setAttribute('transform', `translate(${x})`)
  }
}

/** Narrow windows show a part of a rule: that around now. */
const show = (rule: HTMLElement): void => {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (rule.scrollLeft === 0)
      rule.scrollLeft = Number(rule.dataset['share']) * rule.scrollWidth - rule.clientWidth / 2
  })
  laidOut.observe(rule)
}

/** Moves what says now in a page that was drawn minutes ago, until React does. */
export const startNowMarks = (): void => {
  if (!document.querySelector('[data-now-text]')) return
  whenIdle(() => {
    move()
    for (const rule of document.querySelectorAll<HTMLElement>('.day-rule[data-share]')) show(rule)
  })
  setInterval(move, minute)
}
